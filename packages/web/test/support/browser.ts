// As much of a browser as the stores of the client ask for. To be imported before them.
import { vi } from 'vitest';

const kept = new Map<string, string>();

vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
});
vi.stubGlobal('window', { matchMedia: () => ({ matches: true }) });
