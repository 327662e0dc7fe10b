import { frames, type Look, nameOf } from './look-at-scenes.ts';
import type { Growth } from './mount-often.ts';

/** Returns a table: a line for each scene and state with a column for each frame, then what each part leaves behind. */
export function describeLooks(looks: readonly Look[], growths: readonly Growth[]): string[] {
  const names = frames.map(nameOf);
  const states = [...new Set(looks.map(({ scene, state }) => `${scene} ${state}`.trim()))];
  const results = states.map((label) => [
    label,
    ...names.map(
      (frame) =>
        looks.find((look) => `${look.scene} ${look.state}`.trim() === label && look.frame === frame)
          ?.result ?? '',
    ),
  ]);
  const left = growths.map(({ part, timers, listeners, nodes, heapBytes }) => [
    part,
    ...[timers, listeners, nodes].map((value) => value.toFixed(1)),
    `${(heapBytes / 1024).toFixed(1)} KiB`,
  ]);
  return [
    ...table([['scene, state', ...names], ...results]),
    ...table([['left by each mount', 'timers', 'listeners', 'nodes', 'memory'], ...left]),
  ];
}

/** Returns no line for a table without rows. */
function table(rows: readonly (readonly string[])[]): string[] {
  if (rows.length === 1) return [];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows.map((row) =>
    `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd(),
  );
}
