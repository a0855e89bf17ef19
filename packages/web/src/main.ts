// The beginning: asks at once for everything that the first screen needs, then starts the client.
import { loadFirstPage } from './pages.ts';
import { followSettings, useSettings } from './state/settings.ts';
import { loadTexts } from './text/load-texts.ts';
import './theme/theme.css';
import './fonts/fonts.css';

followSettings();
const [{ startClient }] = await Promise.all([
  import('./client.tsx'),
  loadTexts(useSettings.getState().locale),
  loadFirstPage(location.pathname),
]);
startClient();
