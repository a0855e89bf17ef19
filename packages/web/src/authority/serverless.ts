// Whether this build has no server behind it, for whoever asks an authority.
export { serverless } from '../api/serverless.ts';
