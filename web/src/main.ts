import './ui/settings/theme.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { followAddress } from './ui/router.svelte';
import { followTheme } from './ui/settings/theme.svelte';

followTheme();
followAddress();
mount(App, { target: document.body });
