// Widths of names in the map's type, measured once each.
let context: CanvasRenderingContext2D | null = null;
const widths = new Map<string, number>();
const MEASURED_AT = 20;

export function textWidth(text: string, fontSize: number): number {
  let width = widths.get(text);
  if (width === undefined) {
    context ??= document.createElement('canvas').getContext('2d');
    if (context === null) return text.length * fontSize * 0.5;
    context.font = `${MEASURED_AT}px 'IM Fell English', serif`;
    width = context.measureText(text).width;
    widths.set(text, width);
  }
  return (width * fontSize) / MEASURED_AT;
}
