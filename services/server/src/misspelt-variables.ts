/** What only our variables begin with. */
const oursAlone = ['BACKUP_', 'ALERT_'] as const;

/** Names that are this near to a known one are taken for it. A short name has too many neighbours that mean something else. */
const nearness = (known: string): number => (known.length >= 6 ? 2 : 1);

/**
 * Returns a sentence for each variable that is not known, while a known one with nearly the same name is not set, such as DATBASE_URL, and
 * for each that begins as only ours do, such as BACKUP_DIR: it would be ignored without a word.
 * `known` are the names of this program's own variables, `others` names that are right and belong to its tools.
 */
export function misspeltVariables(
  env: Readonly<Record<string, string>>,
  known: readonly string[],
  others: readonly string[],
): string[] {
  const right = new Set([...known, ...others]);
  return Object.keys(env)
    .filter((name) => !right.has(name))
    .flatMap((name) => {
      const meant = known.find((other) => !(other in env) && isNear(name, other));
      if (meant !== undefined)
        return `${name}: unknown, and nearly ${meant}. Correct its name, or remove it.`;
      const beginning = oursAlone.find((prefix) => name.startsWith(prefix));
      if (beginning === undefined) return [];
      const choices = known.filter((other) => other.startsWith(beginning)).join(', ');
      return `${name}: unknown. Those that begin so are ${choices}. Correct its name, or remove it.`;
    });
}

function isNear(name: string, known: string): boolean {
  const most = nearness(known);
  if (Math.abs(name.length - known.length) > most) return false;
  return distance(known.length >= 6 ? name.toUpperCase() : name, known) <= most;
}

/** Returns how many letters must be put in, taken out, replaced or swapped with their neighbour. */
function distance(from: string, to: string): number {
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number): number => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= from.length; row++) {
    const costs = [row];
    rows.push(costs);
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      costs.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (isSame ? 0 : 1),
          isSwapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return at(from.length, to.length);
}
