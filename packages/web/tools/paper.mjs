// The grain of paper as a small picture that repeats: fibres of brown, in eight strengths from none to faint.
import { crc32, deflateSync } from 'node:zlib';

const SIZE = 144;
const BROWN = [0x60, 0x42, 0x18];
const STRENGTHS = [0, 3, 6, 9, 12, 15, 18, 22];
/** Fibres lie along the sheet. */
const FIBRE = 4;
const BITS = 4;
const COLOURS_IN_A_LIST = 3;

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
function randomly(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Rows of strengths: each the mean of what lies beside it, so that it is as long as a fibre. */
function grain() {
  const random = randomly(1755);
  return Array.from({ length: SIZE }, () => {
    const row = Array.from({ length: SIZE }, random);
    return row.map((_, x) => {
      let sum = 0;
      for (let i = 0; i < FIBRE; i++) sum += row[(x + i) % SIZE];
      const level = Math.round((sum / FIBRE - 0.5) * 9 + 2.4);
      return Math.max(0, Math.min(STRENGTHS.length - 1, level));
    });
  });
}

function chunk(name, data) {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** Two pixels a byte, no filter. */
const packed = (row) =>
  Buffer.from([
    0,
    ...row.flatMap((level, x) => (x % 2 === 0 ? [(level << BITS) | row[x + 1]] : [])),
  ]);

export function paperPicture() {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(SIZE, 0);
  head.writeUInt32BE(SIZE, 4);
  head.set([BITS, COLOURS_IN_A_LIST], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(STRENGTHS.flatMap(() => BROWN))),
    chunk('tRNS', Buffer.from(STRENGTHS)),
    chunk('IDAT', deflateSync(Buffer.concat(grain().map(packed)), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
