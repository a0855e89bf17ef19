// What stands on the plates of the empire cards. Objects, no people. A plate is 640 wide and 500 high.

/** Where the ground begins. */
export const HORIZON = 388;

/** So high, standing there, its middle at x; as it is drawn, or `mirror`ed, or `turn`ed by degrees. */
const at = (icon, x, bottom, height, more = {}) => ({ icon, x, bottom, height, ...more });
/** Leaning on each other. */
const crossed = (left, right, x, bottom, height) => [
  at(left, x, bottom, height, { mirror: true }),
  at(right, x, bottom, height),
];

/** By the names in the ids of the cards, from the back to the front. */
export const EMBLEMS = {
  'regular-infantry': {
    ground: 'field',
    objects: [...crossed('musket', 'musket', 320, 462, 420), at('drum', 320, 472, 168)],
  },
  militia: {
    ground: 'field',
    objects: [at('hunting-horn', 190, 330, 250), at('musket', 340, 466, 424)],
  },
  'siege-artillery': {
    ground: 'field',
    objects: [at('barrel', 100, 430, 190), at('cannon', 370, 462, 310)],
  },
  'military-leader': {
    ground: 'field',
    objects: [at('flying-flag', 420, 456, 430), at('crossed-sabres', 210, 470, 290)],
  },
  fortification: {
    ground: 'field',
    objects: [
      at('block-house', 320, 420, 370),
      at('palisade', 132, 470, 250),
      at('palisade', 508, 470, 250),
    ],
  },
  rangers: {
    ground: 'field',
    objects: [
      at('pine-tree', 96, 430, 370),
      at('pine-tree', 556, 420, 310),
      at('tomahawk', 310, 468, 390, { mirror: true }),
      at('musket', 330, 470, 400),
    ],
  },
  'coureurs-de-bois': {
    ground: 'water',
    objects: [
      at('pine-tree', 70, 410, 340),
      at('pine-tree', 170, 400, 250),
      at('wood-canoe', 240, 472, 310),
      at('beaver', 510, 452, 190),
    ],
  },
  'native-americans': {
    ground: 'field',
    objects: [at('two-feathers', 240, 462, 400), at('tomahawk', 420, 470, 410)],
  },
  'indian-leader': {
    ground: 'field',
    objects: [at('campfire', 230, 462, 390), at('smoking-pipe', 440, 474, 190)],
  },
  priest: {
    ground: 'field',
    objects: [at('pine-tree', 80, 420, 300), at('church', 370, 452, 410)],
  },
  governor: {
    ground: 'desk',
    objects: [at('queen-crown', 265, 446, 330), at('wax-seal', 530, 476, 170)],
  },
  'governor-french': {
    ground: 'desk',
    objects: [at('fleur-de-lys', 270, 450, 420), at('wax-seal', 530, 476, 170)],
  },
  intendant: {
    ground: 'desk',
    objects: [at('scroll-quill', 230, 460, 410), at('chest', 505, 470, 190)],
  },
  'home-support': {
    ground: 'water',
    objects: [at('shooner-sailboat', 360, 440, 400), at('cellar-barrels', 100, 476, 180)],
  },
  trader: {
    ground: 'field',
    objects: [at('scales', 390, 440, 400), at('beaver', 230, 470, 270)],
  },
  ships: {
    ground: 'water',
    objects: [at('shooner-sailboat', 70, 402, 110), at('galleon', 340, 456, 426)],
  },
  bateaux: {
    ground: 'water',
    objects: [at('paddles', 440, 440, 370), at('wood-canoe', 250, 470, 380)],
  },
  settlers: {
    ground: 'field',
    objects: [
      at('pine-tree', 570, 410, 330),
      at('pine-tree', 40, 410, 250),
      at('wood-cabin', 250, 450, 380),
      at('axe-in-stump', 480, 476, 170),
    ],
  },
};
