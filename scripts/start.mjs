// `npm start`: installs and builds where something is missing or older than its sources, then serves.

import { isProgramCurrent, isWebCurrent } from './built.mjs';
import { installIfMissing } from './install.mjs';
import { build, runProgram } from './program.mjs';

installIfMissing();
if (!isProgramCurrent() || !isWebCurrent()) build();
await runProgram(['serve', ...process.argv.slice(2)]);
