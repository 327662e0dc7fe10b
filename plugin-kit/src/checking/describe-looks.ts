import { frames, type Look, nameOf } from './look-at-scenes.ts';

/** Returns a table: a line for each scene and state, with a column for each frame. It has no line without a scene. */
export function describeLooks(looks: readonly Look[]): string[] {
  if (looks.length === 0) return [];
  const names = frames.map(nameOf);
  const states = [...new Set(looks.map(({ scene, state }) => `${scene} ${state}`.trim()))];
  const rows = [
    ['scene, state', ...names],
    ...states.map((label) => [
      label,
      ...names.map(
        (frame) =>
          looks.find((look) => `${look.scene} ${look.state}`.trim() === label && look.frame === frame)
            ?.result ?? '',
      ),
    ]),
  ];
  const widths = [0, ...names].map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd(),
  );
}
