// Making sounds with the browser's own synthesiser: nothing is loaded, nothing sounds unless the settings say so.
import type { GameEvent, Viewer } from '@arpents/engine';
import { useSettings } from '../state/settings.ts';
import { VOICES, soundsOf, type Sound, type Voice } from './sounds.ts';

/** Sounds of one moment follow each other this closely, in seconds. */
const APART = 0.14;
const VOLUME = 0.5;
/** An exponential fade never reaches zero; this is not heard. */
const SILENCE = 0.0001;

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Plays what events sound like, if sound is on. */
export function playFor(events: readonly GameEvent[], viewer: Viewer): void {
  playSounds(soundsOf(events, viewer));
}

export function playSounds(sounds: readonly Sound[]): void {
  if (!useSettings.getState().sound || sounds.length === 0) return;
  context ??= new AudioContext();
  // A page may not sound before somebody has touched it; what was to be heard then is not heard later.
  if (context.state !== 'running') {
    void context.resume();
    if (!navigator.userActivation.hasBeenActive) return;
  }
  const now = context.currentTime + 0.02;
  sounds.forEach((sound, i) => {
    for (const voice of VOICES[sound]) playVoice(voice, now + i * APART);
  });
}

function playVoice(voice: Voice, begin: number): void {
  if (context === null) return;
  const at = begin + voice.at;
  const end = at + voice.seconds;
  const envelope = context.createGain();
  envelope.gain.setValueAtTime(SILENCE, at);
  envelope.gain.exponentialRampToValueAtTime(voice.loudness * VOLUME, at + 0.008);
  envelope.gain.exponentialRampToValueAtTime(SILENCE, end);
  envelope.connect(context.destination);
  const glide = (pitch: AudioParam): void => {
    pitch.setValueAtTime(voice.from, at);
    pitch.exponentialRampToValueAtTime(voice.to, end);
  };
  if (voice.wave === 'noise') {
    const source = new AudioBufferSourceNode(context, { buffer: whiteNoise(context), loop: true });
    const band = new BiquadFilterNode(context, { type: 'bandpass', Q: 1.2 });
    glide(band.frequency);
    source.connect(band).connect(envelope);
    source.start(at);
    source.stop(end);
  } else {
    const source = new OscillatorNode(context, { type: voice.wave });
    glide(source.frequency);
    source.connect(envelope);
    source.start(at);
    source.stop(end);
  }
}

/** Half a second of noise, made once. */
function whiteNoise(audio: AudioContext): AudioBuffer {
  if (noise !== null) return noise;
  const length = Math.floor(audio.sampleRate / 2);
  noise = new AudioBuffer({ length, sampleRate: audio.sampleRate });
  const samples = noise.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = Math.random() * 2 - 1;
  return noise;
}
