// fast-check with the same games in every run of `npm test`, so that no change fails by another's luck. Other games are
// drawn where SEED is set: `npm run soak` sets it anew each time, and prints it.
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env.SEED ?? '1755') });

export { fc };
