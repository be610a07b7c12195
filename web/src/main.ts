import './ui/settings/theme.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { chooseNamedLanguage, loadLanguage } from './i18n/texts';
import { isOnlyOnDevice } from './net/host';
import { prepareDevice } from './offline/device.svelte';
import { removeFirstPaint } from './ui/first-paint';
import { startRouter, takeParameter } from './ui/router.svelte';
import { startTheme } from './ui/settings/theme.svelte';
import { startTurnAlerts } from './ui/turns/turn-alerts.svelte';

startTheme();
startRouter();
chooseNamedLanguage(takeParameter('lang')); // out of the address, so that it undoes no later choice
startTurnAlerts();
if (isOnlyOnDevice) prepareDevice();
void loadLanguage().then(() => {
  removeFirstPaint();
  mount(App, { target: document.body });
});
