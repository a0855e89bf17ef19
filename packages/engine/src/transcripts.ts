// A door of its own for games that were written down elsewhere: whoever plays does not load what reads them.

export { readTranscript, type Transcript } from './notation/transcript.ts';
export { replayTranscript, type TranscriptDifference } from './notation/replay-transcript.ts';
export { courseOfTranscript } from './notation/transcript-course.ts';
