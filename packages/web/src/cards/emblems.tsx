// Drawn emblems of the empire cards, in the manner of small engravings: ink lines on a 64 × 48 plate.
import type { ReactElement } from 'react';

/** Line work per kind of card; `fill` parts are solid ink, `wash` parts a light tint. */
interface Plate {
  readonly lines: string;
  readonly fill?: string;
  readonly wash?: string;
}

const PLATES: Readonly<Record<string, Plate>> = {
  bateaux: {
    wash: 'M6 30q26 8 52 0l-6 8H12z',
    lines:
      'M6 30q26 8 52 0l-6 8H12zM14 31l3 6M24 33l1 5M40 33l-1 5M50 31l-3 6M22 30l14-20M36 10l4 2M36 10l-2 4M4 43q6-3 12 0t12 0 12 0 12 0 8 0',
  },
  'coureurs-de-bois': {
    wash: 'M24 44l2-18h12l2 18z',
    lines:
      'M32 16a5 5 0 100-.1M25 13q7-9 14 0l5-1M26 26h12l3 18M26 26l-3 18M38 28l8 6M46 40l-4-28M26 28l-7 6 4 3M8 44l5-14 5 14M13 30v14M50 44l4-12 4 12',
  },
  fortification: {
    wash: 'M12 42V24h40v18z',
    lines:
      'M8 42V20h6v4h5v-4h6v4h5v-4h6v4h5v-4h6v4h5v-4h4v22zM28 42v-9a4 4 0 018 0v9M14 30h6M44 30h6M14 36h5M45 36h5M32 20V6M32 7l10 3-10 4',
  },
  governor: {
    wash: 'M20 44q0-16 12-16t12 16z',
    lines:
      'M32 26a8 8 0 100-.1M22 18q-2-12 10-12t10 12q-2-4-4-4-6-3-12 0-3 0-4 4zM20 44q0-15 9-17l3 5 3-5q9 2 9 17M32 32v12M25 36l4 2M39 36l-4 2M50 44V24M48 24h4',
  },
  'home-support': {
    wash: 'M10 34h36l-5 8H15z',
    lines:
      'M10 34h36l-5 8H15zM22 34V10M22 12q12 4 0 18M22 12q-9 6-8 18h8M36 34V16M36 18q8 3 0 13M4 45q6-3 12 0t12 0 12 0 12 0M52 8a6 6 0 11-.1 0M52 2v-1M52 21v1M45 14h-2M59 14h2',
  },
  'indian-leader': {
    wash: 'M18 44q2-14 14-14t14 14z',
    lines:
      'M32 29a8 8 0 100-.1M24 20q2-8 8-8t8 8M32 12L30 2M36 13l3-10M28 13l-4-9M40 17l7-7M24 17l-7-7M18 44q2-13 10-15l4 6 4-6q8 2 10 15M25 40l3 4M39 40l-3 4',
  },
  intendant: {
    wash: 'M16 12h28v30H16z',
    lines:
      'M16 12q-6 0-6 5h6zM16 12h28v26q0 5-5 5H18q-2-1-2-5zM44 38h8q0 5-6 5H18M22 19h16M22 24h16M22 29h12M48 8L34 32l-3 5 5-4L52 10z',
  },
  'military-leader': {
    wash: 'M14 40q4-12 18-12t18 12z',
    lines:
      'M32 24a7 7 0 100-.1M20 13q12-11 24 0l-4 3q-8-4-16 0zM14 44q1-14 13-17l5 6 5-6q12 3 13 17M20 32l-4-3M44 32l4-3M32 33v11M54 6L40 34M38 31l5 5',
  },
  militia: {
    wash: 'M22 44V28h20v16z',
    lines:
      'M32 22a6 6 0 100-.1M22 12h20M26 12l1-6h10l1 6M24 44l-1-14q9-6 18 0l-1 14M26 30l12 14M50 46L46 4M46 4v8M20 34l-4 6',
  },
  'native-americans': {
    wash: 'M20 46q2-16 12-16t12 16z',
    lines:
      'M32 28a7 7 0 100-.1M26 16q1-8 6-8t6 8M33 8L31 0M20 46q2-15 12-15t12 15M12 4q12 20 0 40M12 4v40M12 24h34M42 20l6 4-6 4',
  },
  priest: {
    wash: 'M18 46q0-18 14-18t14 18z',
    lines:
      'M32 26a8 8 0 100-.1M22 15q10-9 20 0zM18 46q0-17 14-17t14 17M32 30v16M27 35h10M50 10v16M45 15h10',
  },
  rangers: {
    wash: 'M24 44l1-17h14l1 17z',
    lines:
      'M32 22a6 6 0 100-.1M24 14q8-8 16 0l3 2H21zM25 28h14l2 16M25 28l-2 16M39 30l9-4M46 8v34M44 10h4M25 30l-6 8M10 44l6-20 6 20M4 44h16M54 44l4-12',
  },
  'regular-infantry': {
    wash: 'M22 44V26h20v18z',
    lines:
      'M32 20a6 6 0 100-.1M22 12l10-9 10 9zM23 44V28l9-4 9 4v16M25 28l14 14M39 28L25 42M50 46V2M48 10h4M50 2l2 6h-4zM14 46V12M14 4l2 6h-4z',
  },
  settlers: {
    wash: 'M12 42V26l12-10 12 10v16z',
    lines:
      'M8 28L24 13l16 15M12 25v17h24V25M21 42V31h6v11M31 19v-7h4v11M44 42q4-12 10-8M48 42V26M44 30l4-4 4 4M44 24l4-4 4 4M4 45h56',
  },
  ships: {
    wash: 'M6 34h52l-8 9H14z',
    lines:
      'M6 34h52l-8 9H14zM18 34V8M32 34V4M46 34V10M18 11q11 2 0 11M18 23q12 2 0 9M32 7q13 3 0 13M32 21q14 3 0 11M46 13q10 2 0 9M46 23q10 2 0 9M6 34l-4-6M20 38h2M29 38h2M38 38h2M32 4l6-2',
  },
  'siege-artillery': {
    wash: 'M10 26l34-12 4 8-32 13z',
    lines:
      'M10 26q-6 4-1 8 3 3 8 0l31-12-4-9zM44 13l6-2 4 10-6 2M24 37a8 8 0 100-.1M24 29v16M16 37h16M18 31l12 12M30 31L18 43M40 40h14M52 44a3 3 0 100-.1M58 44a2 2 0 100-.1',
  },
  trader: {
    wash: 'M14 42q-4-20 6-28h8q10 8 6 28z',
    lines:
      'M14 42q-5-20 7-28l-3-6h12l-3 6q12 8 7 28zM18 14h12M20 24q4 4 8 0M40 42h16l-3-12H43zM44 30v-4h8v4M48 34v4M46 36h4',
  },
};

const NAMED_OTHERWISE: Readonly<Record<string, string>> = {
  'regular-infantry-initial': 'regular-infantry',
};

/** The emblem of an empire or neutral card, by the name in its id. */
export function Emblem({ name }: { readonly name: string }): ReactElement | null {
  const plate = PLATES[NAMED_OTHERWISE[name] ?? name];
  if (plate === undefined) return null;
  return (
    <svg viewBox="0 0 64 48" className="emblem" aria-hidden="true">
      {plate.wash !== undefined && <path d={plate.wash} className="emblem-wash" />}
      <path d={plate.lines} className="emblem-lines" />
      {plate.fill !== undefined && <path d={plate.fill} className="emblem-fill" />}
    </svg>
  );
}
