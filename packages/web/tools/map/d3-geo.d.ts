// What the map's tools use of d3-geo, which comes without types.
declare module 'd3-geo' {
  export interface GeoConicProjection {
    (point: readonly [longitude: number, latitude: number]): [x: number, y: number] | null;
    rotate(angles: readonly number[]): this;
    parallels(both: readonly [number, number]): this;
    fitExtent(extent: readonly (readonly number[])[], shape: object): this;
    clipExtent(extent: readonly (readonly number[])[]): this;
  }
  export interface PathContext {
    beginPath(): void;
    moveTo(x: number, y: number): void;
    lineTo(x: number, y: number): void;
    closePath(): void;
    arc(): void;
  }
  export function geoConicConformal(): GeoConicProjection;
  export function geoPath(
    projection: GeoConicProjection,
    context: PathContext,
  ): (geometry: object) => void;
}
