// The beginning: asks at once for everything that the first screen needs, then starts the client.
import { serverless } from './api/serverless.ts';
import { loadFirstPage } from './pages.ts';
import { PATHS } from './parts/paths.ts';
import { followSettings, useSettings } from './state/settings.ts';
import { loadTexts } from './text/load-texts.ts';
import './theme/theme.css';
import './fonts/fonts.css';

followSettings();
const [{ startClient }] = await Promise.all([
  import('./client.tsx'),
  loadTexts(useSettings.getState().locale),
  loadFirstPage(serverless ? location.hash.slice(1) || PATHS.home : location.pathname),
]);
startClient();
