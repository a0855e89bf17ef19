import { describe, expect, it } from 'vitest';
import { ICONS } from '../src/engraving/icons.gen.ts';
import { pathAt } from '../src/map/path-at.ts';

describe('a path drawn somewhere else', () => {
  it('is moved where its points are meant, and only scaled where they are steps', () => {
    expect(pathAt('M1 2L3 4h5v-6H7V8z', 10, 20, 2)).toBe('M12 24L16 28h10v-12H24V36z');
  });

  it('takes a first step as a point, and further pairs after a move as lines', () => {
    expect(pathAt('m1 2 3 4', 10, 20, 1)).toBe('M11 22l3 4');
    expect(pathAt('M1 2 3 4', 10, 20, 1)).toBe('M11 22L13 24');
  });

  it('leaves the turn and the flags of an arc alone, also where they are written together', () => {
    expect(pathAt('M0 0a5 6 30 011 2A5 6 0 10 1 2', 10, 20, 2)).toBe(
      'M10 20a10 12 30 0 1 2 4A10 12 0 1 0 12 24',
    );
  });

  it('reads numbers that nothing stands between', () => {
    expect(pathAt('M.06.62h.88l-.14.3', 0, 0, 100)).toBe('M6 62h88l-14 30');
  });

  it('reads every symbol that we print', () => {
    for (const d of Object.values(ICONS)) expect(() => pathAt(d, 0, 0, 1)).not.toThrow();
  });
});
