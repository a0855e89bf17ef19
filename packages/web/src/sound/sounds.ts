// What is heard of what happens: which events sound, and how each sound is made of tones and noise.
import type { EventKind, GameEvent, Viewer } from '@arpents/engine';

export const SOUNDS = ['card', 'coin', 'piece', 'siege', 'turn', 'end'] as const;
export type Sound = (typeof SOUNDS)[number];

/** A tone that glides from one pitch to another, or a band of noise that does. */
export interface Voice {
  readonly wave: OscillatorType | 'noise';
  /** Pitch, or the middle of the band, in hertz. */
  readonly from: number;
  readonly to: number;
  /** Seconds after the beginning of the sound. */
  readonly at: number;
  readonly seconds: number;
  /** From 0 to 1. */
  readonly loudness: number;
}

const note = (pitch: number, at: number, seconds: number, loudness: number): Voice => ({
  wave: 'triangle',
  from: pitch,
  to: pitch,
  at,
  seconds,
  loudness,
});

export const VOICES: Readonly<Record<Sound, readonly Voice[]>> = {
  // A card slid over the table.
  card: [{ wave: 'noise', from: 2600, to: 900, at: 0, seconds: 0.11, loudness: 0.35 }],
  // One coin on another.
  coin: [
    { wave: 'sine', from: 2480, to: 2470, at: 0, seconds: 0.16, loudness: 0.16 },
    { wave: 'sine', from: 3720, to: 3700, at: 0.05, seconds: 0.2, loudness: 0.12 },
  ],
  // A wooden piece put down.
  piece: [
    { wave: 'sine', from: 420, to: 300, at: 0, seconds: 0.07, loudness: 0.5 },
    { wave: 'noise', from: 1400, to: 700, at: 0, seconds: 0.03, loudness: 0.4 },
  ],
  // A drum, twice.
  siege: [
    { wave: 'sine', from: 130, to: 58, at: 0, seconds: 0.3, loudness: 0.7 },
    { wave: 'noise', from: 500, to: 180, at: 0, seconds: 0.09, loudness: 0.4 },
    { wave: 'sine', from: 110, to: 52, at: 0.2, seconds: 0.34, loudness: 0.6 },
  ],
  // A small bell.
  turn: [note(659.3, 0, 0.45, 0.3), note(880, 0.12, 0.6, 0.28)],
  // Three notes and the octave.
  end: [
    note(392, 0, 0.5, 0.3),
    note(493.9, 0.16, 0.5, 0.3),
    note(587.3, 0.32, 0.6, 0.3),
    note(784, 0.48, 1.1, 0.32),
  ],
};

/** Which sound an event makes; most make none of their own. */
const SOUND_OF: Partial<Readonly<Record<EventKind, Sound>>> = {
  'cards-drawn': 'card',
  'card-gained': 'card',
  'card-returned': 'card',
  'hand-shown': 'card',
  'money-changed': 'coin',
  'village-placed': 'piece',
  'town-built': 'piece',
  'fortification-built': 'piece',
  'fortification-lost': 'piece',
  'location-abandoned': 'piece',
  'piece-captured': 'piece',
  'siege-opened': 'siege',
  'siege-moved': 'siege',
  'siege-ended': 'siege',
  'raid-succeeded': 'siege',
  'raid-blocked': 'siege',
  'ambush-blocked': 'siege',
  'game-ended': 'end',
};

/** What events sound like to a viewer: every sound once, in the order of the events, the call to decide last. */
export function soundsOf(events: readonly GameEvent[], viewer: Viewer): readonly Sound[] {
  const sounds = new Set<Sound>();
  for (const event of events) {
    const sound = SOUND_OF[event.kind];
    if (sound !== undefined) sounds.add(sound);
  }
  const isAsked = events.some((event) => event.kind === 'decision-asked' && event.side === viewer);
  const turnCame = events.some((event) => event.kind === 'turn-began' && event.side === viewer);
  if ((isAsked || turnCame) && !sounds.has('end')) sounds.add('turn');
  return [...sounds];
}
