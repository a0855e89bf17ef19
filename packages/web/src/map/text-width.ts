// Widths of names in the map's type, measured once each; anew when the type itself has come.
import { useEffect, useState } from 'react';

export type TextWidth = (text: string, fontSize: number) => number;

const MEASURED_AT = 20;
const TYPE = `${MEASURED_AT}px 'IM Fell English'`;
let context: CanvasRenderingContext2D | null = null;

function measuring(): TextWidth {
  const widths = new Map<string, number>();
  return (text, fontSize) => {
    let width = widths.get(text);
    if (width === undefined) {
      context ??= document.createElement('canvas').getContext('2d');
      if (context === null) return text.length * fontSize * 0.5;
      context.font = `${TYPE}, serif`;
      width = context.measureText(text).width;
      widths.set(text, width);
    }
    return (width * fontSize) / MEASURED_AT;
  };
}

/** Measures names in their own type; until it is there, in another, and then as somebody else. */
export function useTextWidth(): TextWidth {
  const [measure, setMeasure] = useState(measuring);
  useEffect(() => {
    if (document.fonts.check(TYPE)) return;
    void document.fonts.load(TYPE).then(() => {
      setMeasure(measuring);
    });
  }, []);
  return measure;
}
