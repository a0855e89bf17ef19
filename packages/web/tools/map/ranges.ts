// The mountains of the country by latitude and longitude: lines that the ridges follow, as high as they are drawn.

export interface Range {
  /** Of the highest hills, in units of the sheet. */
  readonly height: number;
  /** How far hills stand from each other. */
  readonly step: number;
  /** How far they stray from the line. */
  readonly stray: number;
  readonly line: readonly (readonly [latitude: number, longitude: number])[];
}

const ridge = (height: number, ...line: Range['line']): Range => ({
  height,
  step: height * 0.95,
  stray: height * 0.3,
  line,
});
/** Mountains in a crowd rather than in a row. */
const massif = (height: number, stray: number, ...line: Range['line']): Range => ({
  height,
  step: height * 0.62,
  stray,
  line,
});

export const RANGES: readonly Range[] = [
  // The Appalachians: Blue Ridge, the ridges behind it, the Alleghenies, the Cumberland Mountains.
  ridge(15, [34.6, -84.1], [35.2, -83.2], [35.7, -82.4], [36.5, -81.4], [37.2, -80.2]),
  ridge(12, [37.2, -80.2], [37.8, -79.3], [38.4, -78.6], [39.1, -77.9], [39.7, -77.5]),
  ridge(12, [36.4, -82.6], [37.0, -81.6], [37.7, -80.5], [38.4, -79.7], [39.0, -79.3]),
  ridge(11, [40.0, -78.3], [40.5, -77.7], [40.9, -76.9], [41.2, -76.0], [41.5, -75.2]),
  ridge(10, [40.1, -77.4], [40.4, -76.7], [40.7, -75.9], [41.0, -75.2], [41.4, -74.6]),
  ridge(13, [40.2, -78.9], [40.8, -78.3], [41.2, -77.6], [41.6, -76.8], [41.9, -75.9]),
  ridge(13, [36.3, -83.9], [36.9, -82.9], [37.4, -82.0], [38.1, -80.9], [38.7, -80.3]),
  ridge(10, [35.3, -85.6], [36.0, -84.8], [36.7, -83.9], [37.3, -83.2]),
  // Catskills, Adirondacks, Green and White Mountains.
  massif(11, 8, [42.0, -74.55], [42.15, -74.2]),
  massif(14, 20, [43.6, -74.7], [44.0, -74.4], [44.35, -74.2]),
  massif(13, 11, [44.1, -74.1], [44.4, -73.95]),
  ridge(12, [42.9, -72.95], [43.5, -72.85], [44.1, -72.85], [44.7, -72.75]),
  massif(14, 9, [43.9, -71.75], [44.2, -71.35], [44.35, -71.1]),
  ridge(11, [44.7, -70.95], [45.0, -70.75], [45.3, -70.7]),
  massif(13, 9, [45.7, -69.2], [45.95, -68.9], [46.2, -69.05]),
  // Notre-Dame and the Chic-Chocs, down to the Gaspé.
  ridge(11, [45.6, -71.3], [46.0, -71.1]),
  ridge(12, [46.35, -70.2], [46.8, -69.8], [47.3, -69.1], [47.8, -68.3]),
  ridge(15, [48.1, -67.8], [48.5, -67.0], [48.8, -66.2], [48.95, -65.5]),
  // The Laurentians, two rows of them, and the north shore.
  ridge(13, [45.75, -76.2], [46.05, -75.2], [46.4, -74.3], [46.75, -73.4], [47.1, -72.5]),
  ridge(15, [46.35, -76.4], [46.75, -75.2], [47.15, -74.1], [47.5, -73.0]),
  massif(15, 12, [47.3, -71.6], [47.6, -71.0], [47.85, -70.6]),
  ridge(14, [48.35, -70.0], [48.8, -69.3], [49.3, -68.5], [49.8, -67.6]),
  ridge(13, [48.2, -74.6], [48.6, -73.2]),
  // Cape Breton, Nova Scotia, Newfoundland, Labrador.
  massif(11, 5, [46.45, -60.85], [46.85, -60.65]),
  ridge(8, [44.5, -65.2], [44.85, -64.6]),
  ridge(8, [45.55, -64.0], [45.6, -63.2]),
  ridge(13, [47.9, -58.7], [48.6, -58.2], [49.4, -57.6], [50.2, -57.2]),
  ridge(13, [51.4, -61.6], [51.8, -60.0], [52.2, -58.2]),
  ridge(14, [50.6, -66.8], [51.2, -65.4], [51.4, -63.9]),
  // North of the upper lakes.
  ridge(12, [47.3, -84.2], [47.9, -84.6], [48.5, -85.6], [48.7, -87.2]),
  ridge(11, [46.4, -90.2], [46.7, -89.2], [46.7, -88.0]),
  ridge(11, [46.4, -82.4], [46.8, -81.4], [47.2, -80.2]),
];
