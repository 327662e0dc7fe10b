import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * An article or preposition with a number, a month or a person right behind it: «del 8 novembre», «a agosto», «a Anna». What writes
 * them as they are read is `withArticle`, `inMonth` and `toPerson`.
 */
const BARE =
  /\b(?:il|al|dal|del) \$?\{(?:formatDayOfMonth|italianDay)\(|(?:^|[\s`'>])[aA] \$?\{(?:\w+\.)?(?:name|winner|leader|monthName|formatMonth\(|italianMonth\()/;

const sources = '{contract,mf-*,shell,services/*}/src/**/*.{ts,tsx}';

/** Returns where a text of the product writes one, as `path: line`. */
export async function bareArticles(checkout: string): Promise<string[]> {
  const files = globSync(sources, { cwd: checkout, exclude: ['**/*.test.*', '**/*.stories.tsx'] }).sort();
  const found: string[] = [];
  for (const file of files) found.push(...bareIn(file, await readFile(join(checkout, file), 'utf8')));
  return found;
}

export const bareIn = (file: string, source: string): string[] =>
  source
    .split('\n')
    .filter((line) => BARE.test(line))
    .map((line) => `${file}: ${line.trim()}`);
