// Loaded when somebody verifies a game: what a verification needs and nothing else on the page does.
export { verifyRecord } from '@arpents/protocol';
