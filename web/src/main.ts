import './ui/settings/theme.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { startRouter } from './ui/router.svelte';
import { startTheme } from './ui/settings/theme.svelte';
import { startTurnAlerts } from './ui/turns/turn-alerts.svelte';

startTheme();
startRouter();
startTurnAlerts();
mount(App, { target: document.body });
