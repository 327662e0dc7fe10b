import { palette } from '../theme/palette.ts';
import { heightfield } from './heightfield.ts';

type Point = readonly [x: number, y: number];
type Segment = readonly [from: Point, to: Point];

/** Returns where a level crosses the cells of a square grid (marching squares), in grid units. */
const crossings = (
  height: (column: number, row: number) => number,
  cells: number,
  level: number,
): Segment[] => {
  const segments: Segment[] = [];
  for (let row = 0; row < cells; row += 1) {
    for (let column = 0; column < cells; column += 1) {
      const corners: Point[] = [
        [column, row],
        [column + 1, row],
        [column + 1, row + 1],
        [column, row + 1],
      ];
      const cuts = corners.flatMap((from, index): Point[] => {
        const to = corners[(index + 1) % 4] ?? from;
        const before = height(...from) - level;
        const after = height(...to) - level;
        if (before < 0 === after < 0) return [];
        const part = before / (before - after);
        return [[from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]];
      });
      for (let pair = 0; pair + 1 < cuts.length; pair += 2) {
        const [from, to] = [cuts[pair], cuts[pair + 1]];
        if (from && to) segments.push([from, to]);
      }
    }
  }
  return segments;
};

const key = ([x, y]: Point) => `${x.toFixed(3)},${y.toFixed(3)}`;

/** Joins segments that share an end into as few lines as possible. */
const joined = (segments: Segment[]): Point[][] => {
  const ends = new Map<string, Set<Segment>>();
  const at = (point: Point) => {
    const found = ends.get(key(point)) ?? new Set<Segment>();
    ends.set(key(point), found);
    return found;
  };
  for (const segment of segments) {
    at(segment[0]).add(segment);
    at(segment[1]).add(segment);
  }
  const unused = new Set(segments);
  const follow = (start: Point): Point[] => {
    const line: Point[] = [];
    for (let here = start; ; ) {
      const next = [...at(here)].find((segment) => unused.has(segment));
      if (!next) return line;
      unused.delete(next);
      here = key(next[0]) === key(here) ? next[1] : next[0];
      line.push(here);
    }
  };
  const lines: Point[][] = [];
  for (const segment of segments) {
    if (!unused.delete(segment)) continue;
    lines.push([...follow(segment[0]).reverse(), segment[0], segment[1], ...follow(segment[1])]);
  }
  return lines;
};

/** Returns the contour lines of a square tile of `size` pixels whose opposite edges match. */
export const contourLines = ({
  seed,
  size,
  cells,
  levels,
}: Record<'seed' | 'size' | 'cells' | 'levels', number>) => {
  const field = heightfield(seed);
  const height = (column: number, row: number) => field(column / cells, row / cells);
  const step = 2 / levels;
  return Array.from({ length: levels }, (_, index) => -1 + step * (index + 0.5)).flatMap((level) =>
    joined(crossings(height, cells, level)).map((line) =>
      line.map(([x, y]): Point => [(x * size) / cells, (y * size) / cells]),
    ),
  );
};

// Relative whole pixels take a third of the bytes of absolute decimals.
const relativePath = (line: Point[]) => {
  const pixels = line.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  const steps = pixels.map(([x, y], index) => {
    const before = pixels[index - 1];
    return before ? `${x - before[0]} ${y - before[1]}` : `M${x} ${y}l`;
  });
  return steps.join(' ').replaceAll(' -', '-').replaceAll('l ', 'l');
};

/** Returns the tile as an SVG document. */
export const contoursSvg = () => {
  const size = 880;
  const path = contourLines({ seed: 26, size, cells: 66, levels: 30 }).map(relativePath).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" width="${size}" height="${size}"><path d="${path}" fill="none" stroke="${palette.mist}" stroke-linejoin="round" stroke-opacity=".075"/></svg>\n`;
};
