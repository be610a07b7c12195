import './ui/settings/theme.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { startRouter } from './ui/router.svelte';
import { startTheme } from './ui/settings/theme.svelte';

startTheme();
startRouter();
mount(App, { target: document.body });
