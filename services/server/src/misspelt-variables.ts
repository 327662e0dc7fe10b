import { isOneLetterOff } from '@vetta/contract/one-letter-off';

/** What only our variables begin with. */
const oursAlone = ['BACKUP_', 'ALERT_'] as const;

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

/** A short name has too many neighbours that mean something else: there the case of its letters counts. */
function isNear(name: string, known: string): boolean {
  const written = known.length >= 6 ? name.toUpperCase() : name;
  return written === known || isOneLetterOff(written, known);
}
