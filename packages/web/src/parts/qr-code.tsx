// A text as a QR code, for the camera of another device. What draws it is loaded with the first one.
import { useEffect, useState, type ReactElement } from 'react';

/** Cameras need a light edge this many modules wide. */
const EDGE = 4;

export function QrCode({
  text,
  label,
}: {
  readonly text: string;
  readonly label: string;
}): ReactElement | null {
  const [modules, setModules] = useState<readonly (readonly boolean[])[]>([]);
  useEffect(() => {
    let isLeft = false;
    import('uqr').then(
      ({ encode }) => {
        if (!isLeft) setModules(encode(text, { border: 0, ecc: 'M' }).data);
      },
      // Without it there is still the link.
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [text]);
  if (modules.length === 0) return null;
  const size = modules.length + 2 * EDGE;
  const path = modules.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x + EDGE} ${y + EDGE}h1v1h-1z`] : [])),
  );
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path.join('')} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
