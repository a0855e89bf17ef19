// The beginning: asks at once for everything that the first screen needs, then starts the client.
import { serverless } from './api/serverless.ts';
import { loadFirstPage } from './pages.ts';
import { liftQuery } from './parts/lift-query.ts';
import { PATHS } from './parts/paths.ts';
import { followSettings, useSettings } from './state/settings.ts';
import { loadTexts } from './text/load-texts.ts';
import './theme/theme.css';
import './fonts/fonts.css';

followSettings();
if (serverless) liftQuery();
// Not awaited at the top level: modules that have to be waited for keep the bundler from joining small files.
void Promise.all([
  import('./client.tsx'),
  loadTexts(useSettings.getState().locale),
  loadFirstPage(serverless ? location.hash.slice(1) || PATHS.home : location.pathname),
]).then(([{ startClient }]) => {
  startClient();
});
