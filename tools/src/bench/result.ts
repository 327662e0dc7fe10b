/** One line of the table: a figure of ours beside its floor of the same run, and whether it reaches its goal. */
export interface Result {
  readonly subject: string;
  /** The same figure of the bare equivalent; absent where there is none. */
  readonly floor?: string;
  readonly ours: string;
  readonly ratio?: number;
  readonly goal: string;
  readonly held: boolean;
}

/** A figure against its floor, both in the same unit; `atMost` is the largest ratio that holds. */
export const against = (
  subject: string,
  { floor, ours, atMost, show }: { floor: number; ours: number; atMost: number; show: (n: number) => string },
): Result => ({
  subject,
  floor: show(floor),
  ours: show(ours),
  ratio: ours / floor,
  goal: `≤ ${atMost}×`,
  held: ours / floor <= atMost,
});

/** An absolute figure. A floor shows how fast the machine is today, and does not change the goal. */
export const atMost = (
  subject: string,
  { ours, goal, show, floor }: { ours: number; goal: number; show: (n: number) => string; floor?: number },
): Result => ({
  subject,
  ...(floor !== undefined && { floor: show(floor), ...(floor > 0 && { ratio: ours / floor }) }),
  ours: show(ours),
  goal: `≤ ${show(goal)}`,
  held: ours <= goal,
});

export const ms = (milliseconds: number): string =>
  milliseconds < 1
    ? `${Math.round(milliseconds * 1_000)} µs`
    : `${milliseconds < 1_000 ? milliseconds.toPrecision(3) : Math.round(milliseconds)} ms`;
export const plain = (figure: number): string => String(Math.round(figure * 100) / 100);

/** The table as text. */
export function table(results: readonly Result[]): string {
  const lines = [
    ['subject', 'floor', 'ours', 'ratio', 'goal', ''],
    ...results.map(({ subject, floor = '–', ours, ratio, goal, held }) => [
      subject,
      floor,
      ours,
      ratio === undefined ? '–' : `${ratio.toFixed(2)}×`,
      goal,
      held ? 'held' : 'NOT HELD',
    ]),
  ];
  const widths = [0, 1, 2, 3, 4, 5].map((column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  return lines
    .map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
    .join('\n');
}
