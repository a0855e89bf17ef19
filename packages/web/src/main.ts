// The beginning: asks at once for everything that the first screen needs, then starts the client.
import { loadLocale } from '@arpents/messages';
import { loadFirstPage } from './pages.ts';
import { showSettings, useSettings } from './state/settings.ts';
import './theme/theme.css';
import './fonts/fonts.css';

showSettings();
const [{ startClient }] = await Promise.all([
  import('./client.tsx'),
  loadLocale(useSettings.getState().locale),
  loadFirstPage(location.pathname),
]);
startClient();
