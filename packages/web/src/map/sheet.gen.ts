// Written by tools/draw-map.mjs; do not edit.
import type { Connection, LocationId } from '@arpents/engine';

export const SHEET_WIDTH = 1500;
export const SHEET_HEIGHT = 1000;

export type Spot = readonly [x: number, y: number];

export const LOCATION_SPOTS: Readonly<Record<LocationId, Spot>> = {
  boston: [822, 549],
  'new-haven': [716, 622],
  'new-york': [657, 668],
  norfolk: [526, 942],
  pemaquid: [895, 440],
  philadelphia: [596, 717],
  'st-marys': [522, 841],
  albany: [664, 525],
  baltimore: [511, 756],
  canso: [1320, 302],
  cumberland: [390, 730],
  deerfield: [736, 537],
  detroit: [181, 517],
  'fort-beausejour': [1146, 267],
  'fort-duquesne': [324, 672],
  'fort-frontenac': [533, 401],
  'fort-halifax': [882, 386],
  'fort-niagara': [392, 469],
  'fort-presquile': [328, 549],
  'fort-st-john': [713, 345],
  'fort-stanwix': [587, 488],
  'fort-venango': [345, 602],
  'fort-william-henry': [671, 476],
  gaspe: [1115, 62],
  halifax: [1203, 363],
  kennebec: [857, 329],
  louisbourg: [1363, 235],
  oswego: [527, 470],
  'port-royal': [1084, 363],
  richmond: [453, 885],
  tadoussac: [871, 127],
  ticonderoga: [695, 436],
  'trois-rivieres': [734, 257],
  montreal: [674, 315],
  quebec: [799, 223],
  michillimackinac: [131, 260],
};

/** A way between two places: its corners as steps from one to the next, to be rounded. */
export interface Way {
  readonly a: LocationId;
  readonly b: LocationId;
  readonly kind: Connection['kind'] | 'sea';
  readonly corners: string;
  /** Where boats are carried over land. */
  readonly portages: readonly string[];
}

export const CONNECTION_WAYS: readonly Way[] = [
  {
    a: 'albany',
    b: 'fort-stanwix',
    kind: 'river',
    corners:
      '664 525 6 1 3-2 1-3-1-3-2-3-7-3-6-1-6-5-3-1-12 0-6 0-2 0-6-6-4-2-6-1-6 0-3-1-5-4-12-3',
    portages: [],
  },
  {
    a: 'albany',
    b: 'fort-william-henry',
    kind: 'river',
    corners: '664 525 6 1 3-2 1-3 0-6 3-9 2-6 1-3 1-10-1-3-4-2-4-2-1-4',
    portages: [],
  },
  {
    a: 'baltimore',
    b: 'cumberland',
    kind: 'trail',
    corners: '511 756-11 4-12 3-11 2-12 0-11-2-10-5-11-5-26-14-17-9',
    portages: [],
  },
  {
    a: 'boston',
    b: 'deerfield',
    kind: 'trail',
    corners: '822 549-14 0-6 0-13-1-23-4-12-3-18-4',
    portages: [],
  },
  {
    a: 'canso',
    b: 'fort-beausejour',
    kind: 'trail',
    corners: '1320 302-12-5-12-2-11 0-18 1-42 3-12 1-12 0-11-2-6-1-10-5-10-7-9-8-9-10',
    portages: [],
  },
  {
    a: 'cumberland',
    b: 'fort-duquesne',
    kind: 'road',
    corners: '390 730-16-15-18-17-20-17-12-9',
    portages: [],
  },
  {
    a: 'cumberland',
    b: 'richmond',
    kind: 'trail',
    corners: '390 730 8 17 8 23 28 73 5 11 5 12 9 19',
    portages: [],
  },
  {
    a: 'deerfield',
    b: 'fort-halifax',
    kind: 'trail',
    corners: '736 537 7-21 6-24 3-11 3-18 3-11 5-10 3-5 8-7 10-6 11-4 87-34',
    portages: [],
  },
  {
    a: 'deerfield',
    b: 'fort-william-henry',
    kind: 'trail',
    corners: '736 537-12-9-20-16-10-7-8-8-8-10-7-11',
    portages: [],
  },
  {
    a: 'detroit',
    b: 'fort-niagara',
    kind: 'lake',
    corners:
      '181 517-3 10-1 5 1 5 1 4 3 4 4 2 10 4 12 1 12-1 11-1 12-3 11-4 104-31 11-4 11-4 9-5 3-3 3-4 0-5 0-5-3-13',
    portages: [],
  },
  {
    a: 'detroit',
    b: 'fort-presquile',
    kind: 'lake',
    corners:
      '181 517-4 11-3 11 0 10 1 4 3 4 3 4 4 2 5 2 11 2 12 1 12 0 12-2 11-2 12-4 23-6 11-3 13-2 7-1 14 1',
    portages: [],
  },
  {
    a: 'detroit',
    b: 'michillimackinac',
    kind: 'lake',
    corners:
      '181 517 10-5 9-6 4-4 6-9 6-10 4-11 4-10 3-11 1-6 1-12 0-12-1-11-3-12-6-23-16-52-4-11-4-11-3-5-7-9-9-7-9-8-10-6-10-5-5-1-11 0',
    portages: [],
  },
  {
    a: 'fort-beausejour',
    b: 'halifax',
    kind: 'trail',
    corners: '1146 267 14 29 5 10 6 11 7 10 25 36',
    portages: [],
  },
  {
    a: 'fort-beausejour',
    b: 'port-royal',
    kind: 'trail',
    corners: '1146 267 0 13 0 12-2 12-4 10-2 5-8 8-9 8-15 11-22 17',
    portages: [],
  },
  {
    a: 'fort-duquesne',
    b: 'fort-venango',
    kind: 'river',
    corners: '324 672 4-4 4-3 5-1 3-3 10-8 3-3 3-3 3-6 1-3-4-7-3-6-1-6-2-3-2-3-2-4-1-7',
    portages: [],
  },
  {
    a: 'fort-frontenac',
    b: 'fort-niagara',
    kind: 'lake',
    corners: '533 401-2 11-5 11-6 9-8 7-11 5-11 3-12 1-47 4-12 2-6 1-5 2-6 4-10 8',
    portages: [],
  },
  {
    a: 'fort-frontenac',
    b: 'montreal',
    kind: 'river',
    corners:
      '533 401 5 4 4 2 5-1 10-5 3-2 9-8 6-5 9-9 9-9 6-4 12-6 6-2 5 0 3-1 13-7 24-14 3-2 2-3-1-6 2-4 6-4',
    portages: [],
  },
  {
    a: 'fort-frontenac',
    b: 'oswego',
    kind: 'lake',
    corners: '533 401-3 24-1 12-2 19 0 14',
    portages: [],
  },
  {
    a: 'fort-halifax',
    b: 'kennebec',
    kind: 'road',
    corners: '882 386-3-15-4-13-2-6-7-11-9-12',
    portages: [],
  },
  {
    a: 'fort-niagara',
    b: 'fort-presquile',
    kind: 'lake',
    corners: '392 469 3 13 0 6-1 5-2 5-3 4-9 6-15 10-4 3-10 8-23 20',
    portages: [],
  },
  {
    a: 'fort-niagara',
    b: 'oswego',
    kind: 'lake',
    corners: '392 469 8-12 9-9 9-8 5-2 11-4 12-1 12-1 11 1 6 1 11 3 10 6 10 7 9 7 4 4 8 9',
    portages: [],
  },
  {
    a: 'fort-presquile',
    b: 'fort-venango',
    kind: 'river',
    corners: '328 549 5-3 3 2 3 11 0 3-5 9-4 9 0 3 2 3 9 11 4 5',
    portages: [],
  },
  {
    a: 'fort-st-john',
    b: 'montreal',
    kind: 'river',
    corners: '713 345-6 6-3 2-4-1-2-3 0-5 1-7-1-6-1-2-2-1-3 1-3-1-3-2-7-7-5-4',
    portages: [],
  },
  {
    a: 'fort-st-john',
    b: 'quebec',
    kind: 'river',
    corners:
      '713 345-6 6-3 2-4-1-2-3 0-5 1-7 1-2-2-10 0-3 3-5 0-3 1-10 2-9 0-6 1-6 2-2 3-1 2-2 1-6 3 0 6 0 3-1 3-2 9-9 3-3 8-4 4-5 3-3 3 0 6 0 3-1 6-5 6-1 3-2 6-1 6-3 2-3 3-6',
    portages: [],
  },
  {
    a: 'fort-st-john',
    b: 'ticonderoga',
    kind: 'river',
    corners: '713 345-9 11-3 3-1 6-5 5 0 3 1 24-1 6 0 7-1 2-3 9-1 6 2 4 3 5',
    portages: [],
  },
  {
    a: 'fort-st-john',
    b: 'trois-rivieres',
    kind: 'river',
    corners:
      '713 345-6 6-3 2-4-1-2-3 0-5 1-7 1-2-2-10 0-3 3-5 0-3 1-10 2-9 0-6 1-6 2-2 6-3 9-9 3-3 3 0 3-3 3-6',
    portages: [],
  },
  {
    a: 'fort-stanwix',
    b: 'oswego',
    kind: 'river',
    corners: '587 488-6-3-3-2-10 0-5 0-3-1-7 0-12-1-3-2-6-6-5-3',
    portages: [],
  },
  {
    a: 'fort-william-henry',
    b: 'ticonderoga',
    kind: 'river',
    corners: '671 476 1 4 4-1 1-4-1-6 0-3 6-11 5-9 8-10',
    portages: [],
  },
  {
    a: 'kennebec',
    b: 'quebec',
    kind: 'river',
    corners:
      '857 329-6 3-4 0-15-5-3-2-6-5-2-3 0-3 4-10 1-3 2-11 0-4-2-9-3-6-11-12-10-12-3-5-2-10 0-3 2-6',
    portages: [],
  },
  {
    a: 'new-haven',
    b: 'deerfield',
    kind: 'river',
    corners:
      '716 622 3 4 3 0 3 0 15 0 2-1 2-8-2-4-7-8-2-3-1-3-1-10-1-2 2-9 0-10 0-6 0-5 0-7 0-3 1-4 3-6',
    portages: [],
  },
  {
    a: 'new-york',
    b: 'albany',
    kind: 'river',
    corners:
      '657 668 2-6 2-3 1-3 0-30-2-6 0-7-1-5 0-3 1-7 1-6 0-5 0-7 0-5 1-9 1-3 2-6 4-6 1-3 0-7 1-11-1-3-6-2',
    portages: [],
  },
  {
    a: 'norfolk',
    b: 'richmond',
    kind: 'river',
    corners: '526 942-4-7-3-4-2-2-14-11-16-9-3-2-15-6-3-2-2-4-2-3-3-3-6-4',
    portages: [],
  },
  {
    a: 'pemaquid',
    b: 'fort-halifax',
    kind: 'river',
    corners: '895 440-7-1-7-3-2-3-1-3 0-6-1-11 0-9 1-3 3-8 1-7',
    portages: [],
  },
  {
    a: 'philadelphia',
    b: 'cumberland',
    kind: 'trail',
    corners: '596 717-33-12-51-19-11-3-11-2-6 1-11 2-10 5-10 6-32 18-11 7-20 10',
    portages: [],
  },
  {
    a: 'st-marys',
    b: 'baltimore',
    kind: 'river',
    corners: '522 841 2-11 0-30-3-9 0-6 3-6-1-3-8-9-4-11',
    portages: [],
  },
  {
    a: 'st-marys',
    b: 'cumberland',
    kind: 'river',
    corners:
      '522 841 0 6-1 2-6-3-3 0-4-2-12-7-12-9-5-2-4-2-2-3 0-3 3-7 6-5 2-3 1-3 1-6-1-4-3-3-9-9-7-3-3-2-1-3 0-4-1-4-3-2-6-4-3-2-4-9-6-8-5-4-6-4-3 0-6 3-4 1-3 1-2 2-11 6-3-6-6-6',
    portages: [],
  },
  {
    a: 'st-marys',
    b: 'richmond',
    kind: 'river',
    corners:
      '522 841 3 6 2 4 0 6 2 6 0 3-2 6 0 27-1 3-2 3-3 2-6 3-3 0-3-2-3 0-7 3-3 2-3-1-9-5-15-6-3-2-2-4-2-3-3-3-6-4',
    portages: [],
  },
  {
    a: 'tadoussac',
    b: 'quebec',
    kind: 'river',
    corners: '871 127 1 10 0 12-1 3-2 3-24 24-6 9-9 9-4 6-5 6-4 8-8 4-4 2-6 0',
    portages: [],
  },
  {
    a: 'trois-rivieres',
    b: 'montreal',
    kind: 'river',
    corners: '734 257-3 6-3 3-3 0-3 3-6 6-6 3-3 3-2 3-2 6-2 3-6 6-6 6-1 9-2 2-5 0-7-1',
    portages: [],
  },
  {
    a: 'trois-rivieres',
    b: 'quebec',
    kind: 'river',
    corners: '734 257 7-1 5-2 2-1 4-5 3-3 3 0 6 0 3-1 6-5 6-1 3-2 6-1 6-3 2-3 3-6',
    portages: [],
  },
];

/** Ships sail these; both sides' cards together. */
export const SEA_LANES: readonly Way[] = [
  {
    a: 'baltimore',
    b: 'norfolk',
    kind: 'sea',
    corners: '511 756 5 11 3 11 2 11 2 17 2 18 8 28 2 11 1 12-1 11-6 36-3 20',
    portages: [],
  },
  {
    a: 'baltimore',
    b: 'philadelphia',
    kind: 'sea',
    corners:
      '511 756 5 11 3 11 2 11 2 17 2 18 8 28 2 11 1 12-1 17 1 11 5 9 7 5 4 1 8-3 8-7 7-9 20-30 7-10 5-10 4-11 1-12 0-5-3-11-5-10-17-25-6-10-5-10-1-10 3-10 8-9 10-9',
    portages: [],
  },
  {
    a: 'boston',
    b: 'halifax',
    kind: 'sea',
    corners: '822 549 24-6 29-10 215-74 29-10 10-5 10-5 10-8 8-8 29-30 7-9 6-10 4-11',
    portages: [],
  },
  {
    a: 'boston',
    b: 'new-haven',
    kind: 'sea',
    corners:
      '822 549 11-2 12-2 12 1 10 3 10 6 7 8 3 4 4 11 1 11 0 12-1 12-3 10-5 9-4 4-10 5-11 2-12 0-36 0-17-1-11-3-16-5-12-2-17-2-11-3-10-5',
    portages: [],
  },
  {
    a: 'boston',
    b: 'new-york',
    kind: 'sea',
    corners:
      '822 549 11-2 12-2 12 1 10 3 10 6 7 8 3 4 4 11 1 11 0 12-1 11-4 9-3 4-9 5-22 8-120 39-23 7-11 2-12 1-11-2-5-2-8-6-6-9',
    portages: [],
  },
  {
    a: 'boston',
    b: 'pemaquid',
    kind: 'sea',
    corners: '822 549 10-6 9-7 8-8 7-10 5-10 34-68',
    portages: [],
  },
  {
    a: 'boston',
    b: 'port-royal',
    kind: 'sea',
    corners: '822 549 20-13 24-18 167-128 24-18 10-5 17-4',
    portages: [],
  },
  {
    a: 'canso',
    b: 'fort-beausejour',
    kind: 'sea',
    corners:
      '1320 302-16 14-56 48-18 15-10 7-15 10-76 47-21 12-10 4-11 0-11-3-10-5-9-7-7-9-5-10-3-11-1-12 1-11 3-11 5-11 6-10 8-9 13-11 19-15 13-12 17-17 8-10 12-18',
    portages: [],
  },
  {
    a: 'canso',
    b: 'halifax',
    kind: 'sea',
    corners: '1320 302-16 13-10 8-34 24-10 7-11 5-11 3-12 1-13 0',
    portages: [],
  },
  {
    a: 'canso',
    b: 'louisbourg',
    kind: 'sea',
    corners: '1320 302 21-14 9-7 8-9 6-9 2-5 0-11-3-12',
    portages: [],
  },
  {
    a: 'canso',
    b: 'port-royal',
    kind: 'sea',
    corners:
      '1320 302-16 14-56 48-18 15-10 7-15 10-76 47-21 12-10 4-11 0-11-3-10-5-9-7-7-9-5-10-3-11-1-12 2-11 4-10 7-8 5-3 11-4 14-3',
    portages: [],
  },
  {
    a: 'fort-beausejour',
    b: 'gaspe',
    kind: 'sea',
    corners: '1146 267 9-6 5-7 0-3-4-6-12-10-8-8-5-9-2-11 0-11 1-12 8-72 1-11-1-12-4-10-8-9-11-8',
    portages: [],
  },
  {
    a: 'fort-beausejour',
    b: 'halifax',
    kind: 'sea',
    corners:
      '1146 267-9 15-8 8-16 17-12 13-9 8-18 14-9 8-7 9-6 9-5 11-3 11-1 17 3 11 3 11 6 10 8 8 10 7 10 5 11 3 11-1 5-1 10-4 9-7 9-9 46-46 8-9 6-10 5-12',
    portages: [],
  },
  {
    a: 'fort-beausejour',
    b: 'louisbourg',
    kind: 'sea',
    corners:
      '1146 267-9 15-8 8-16 17-12 13-9 8-18 14-9 8-7 9-6 9-5 11-3 11-1 17 3 11 3 11 6 10 8 8 9 6 11 5 5 1 11 1 12-2 23-5 11-3 16-8 25-17 119-80 20-14 13-12 6-9 5-11 8-22 3-12 3-11 0-19',
    portages: [],
  },
  {
    a: 'fort-beausejour',
    b: 'pemaquid',
    kind: 'sea',
    corners:
      '1146 267-9 15-8 8-16 17-12 13-9 8-9 8-14 9-8 8-19 23-8 9-9 7-10 6-11 5-66 28-12 4-11 3-20 2',
    portages: [],
  },
  {
    a: 'fort-beausejour',
    b: 'port-royal',
    kind: 'sea',
    corners: '1146 267-9 15-8 8-20 22-15 19-6 10-3 10-1 12',
    portages: [],
  },
  {
    a: 'gaspe',
    b: 'louisbourg',
    kind: 'sea',
    corners: '1115 62 27 9 114 39 23 8 11 5 10 6 19 14 17 17 8 8 7 10 5 10 4 11 3 12 1 12-1 12',
    portages: [],
  },
  {
    a: 'gaspe',
    b: 'quebec',
    kind: 'sea',
    corners:
      '1115 62 10-5 3-3 1-8-4-9-9-6-10-5-11-4-12-2-12-1-11 1-36 6-11 3-11 4-21 12-35 23-19 14-9 8-16 17-27 33-14 19-17 25-7 10-7 9-9 8-10 6-12 6',
    portages: [],
  },
  {
    a: 'gaspe',
    b: 'tadoussac',
    kind: 'sea',
    corners:
      '1115 62 10-5 3-3 1-8-4-9-9-6-10-5-11-4-12-2-12-1-11 1-36 6-17 5-10 5-20 14-67 50-21 14-18 13',
    portages: [],
  },
  {
    a: 'halifax',
    b: 'louisbourg',
    kind: 'sea',
    corners: '1203 363 12-3 24-6 63-19 22-8 10-5 8-8 7-9 6-10 4-11 4-12 2-12 0-12-2-13',
    portages: [],
  },
  {
    a: 'halifax',
    b: 'pemaquid',
    kind: 'sea',
    corners: '1203 363-7 16-7 9-8 9-47 46-8 8-10 6-10 3-11 1-24-2-131-15-45-4',
    portages: [],
  },
  {
    a: 'halifax',
    b: 'port-royal',
    kind: 'sea',
    corners:
      '1203 363-7 16-7 9-8 9-47 46-8 8-10 7-5 2-11 2-11 0-11-2-5-3-9-6-7-9-6-10-3-11-3-11-1-12 1-10 2-5 6-9 9-6 10-4 12-1',
    portages: [],
  },
  {
    a: 'louisbourg',
    b: 'port-royal',
    kind: 'sea',
    corners:
      '1363 235 2 10 0 10-3 11-12 33-6 11-6 9-14 11-20 12-172 98-26 14-11 3-5 1-11-2-10-5-8-7-8-9-5-10-5-11-2-11 1-11 4-10 7-8 5-4 12-4 14-3',
    portages: [],
  },
  {
    a: 'louisbourg',
    b: 'quebec',
    kind: 'sea',
    corners:
      '1363 235 4-9 1-9-3-10-5-10-12-21-7-9-8-9-10-6-25-16-167-96-26-14-16-6-11-1-12 0-36 4-17 5-10 4-10 7-25 17-25 16-15 10-17 17-24 26-11 14-14 19-24 35-7 9-9 8-11 7-12 6',
    portages: [],
  },
  {
    a: 'louisbourg',
    b: 'tadoussac',
    kind: 'sea',
    corners:
      '1363 235 4-9 1-9-3-10-5-10-12-21-7-9-8-9-10-6-25-16-167-96-26-14-16-6-11-1-12 0-36 4-11 3-11 4-11 5-19 14-77 57-30 21',
    portages: [],
  },
  {
    a: 'louisbourg',
    b: 'trois-rivieres',
    kind: 'sea',
    corners:
      '1363 235 4-9 1-9-3-10-5-10-12-21-7-9-8-9-10-6-25-16-167-96-26-14-16-6-11-1-12 0-36 4-17 5-10 4-10 7-25 17-25 16-15 10-17 17-24 26-15 19-14 19-23 34-12 14-9 7-10 6-21 11-21 9-28 13',
    portages: [],
  },
  {
    a: 'new-haven',
    b: 'new-york',
    kind: 'sea',
    corners: '716 622-12 12-9 7-25 16-13 11',
    portages: [],
  },
  {
    a: 'new-haven',
    b: 'pemaquid',
    kind: 'sea',
    corners:
      '716 622 12 5 12 4 18 1 11 2 16 6 11 2 11 1 42 0 12 0 10-3 5-2 8-7 6-9 4-11 1-11 0-24 0-96 0-40',
    portages: [],
  },
  {
    a: 'new-haven',
    b: 'philadelphia',
    kind: 'sea',
    corners:
      '716 622 9 12 7 11 3 10 0 5-3 10-6 9-16 19-63 71-8 9-9 8-9 6-10 2-5-1-8-5-8-8-6-10-6-10-3-10 1-10 2-5 8-9 10-9',
    portages: [],
  },
  {
    a: 'new-york',
    b: 'philadelphia',
    kind: 'sea',
    corners:
      '657 668 6 9 5 9 3 11 2 17-1 11-3 11-6 10-7 10-14 19-8 8-9 7-10 4-9-2-9-5-8-9-6-9-5-11-3-10 0-5 4-10 8-8 9-8',
    portages: [],
  },
  {
    a: 'norfolk',
    b: 'st-marys',
    kind: 'sea',
    corners: '526 942 1-12 3-22 3-18 0-12-1-12-4-12-6-13',
    portages: [],
  },
  {
    a: 'pemaquid',
    b: 'port-royal',
    kind: 'sea',
    corners: '895 440 23-10 116-49 23-9 27-9',
    portages: [],
  },
  {
    a: 'philadelphia',
    b: 'st-marys',
    kind: 'sea',
    corners:
      '596 717-9 7-8 9-4 9 1 11 4 10 6 10 12 21 6 10 4 11 1 5 0 11-1 12-3 11-6 17-7 9-7 9-17 17-8 7-9 4-5-1-7-4-4-9-2-11-1-18-1-12-3-11-6-10',
    portages: [],
  },
];
