import encodeQR from 'qr';

/** The light margin that scanners need, in modules. */
const QUIET = 4;

export interface QrPath {
  /** The side of the square in modules, with its margin. */
  readonly size: number;
  /** The dark modules, as the `d` of a path: a rectangle for each run in a row. */
  readonly d: string;
}

/** Returns a text's QR code as one path. It stays readable with a quarter of it lost: reflections on a television. */
export function qrPath(text: string): QrPath {
  const rows = encodeQR(text, 'raw', { ecc: 'quartile', border: QUIET });
  const d = rows.flatMap((row, y) => darkRuns(row).map(({ x, width }) => `M${x} ${y}h${width}v1h-${width}z`));
  return { size: rows.length, d: d.join('') };
}

function darkRuns(row: readonly boolean[]): { x: number; width: number }[] {
  const runs: { x: number; width: number }[] = [];
  row.forEach((isDark, x) => {
    const last = runs.at(-1);
    if (!isDark) return;
    if (last && last.x + last.width === x) last.width += 1;
    else runs.push({ x, width: 1 });
  });
  return runs;
}
