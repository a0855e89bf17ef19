// Written by tools/draw-map.mjs; do not edit.

/** The shapes of the ground are written in this part of a unit. */
export const SHAPES_PER_UNIT = 2;

/** Meridians are straight and meet in one point, parallels are circles round it. */
export const GRATICULE = {
  apex: [711.6, -3892.6],
  middle: -73,
  radiansPerDegree: 0.011918,
  /** From the parallel of 28 degrees on, one each degree. */
  southernmost: 28,
  radii: [
    5479.0, 5405.2, 5331.7, 5258.4, 5185.4, 5112.7, 5040.1, 4967.8, 4895.6, 4823.5, 4751.6, 4679.8,
    4608.0, 4536.4, 4464.8, 4393.2, 4321.6, 4249.9, 4178.3, 4106.6, 4034.8, 3962.8, 3890.8, 3818.5,
    3746.1, 3673.5, 3600.6, 3527.5, 3454.0, 3380.2, 3306.1, 3231.5, 3156.5,
  ],
} as const;
