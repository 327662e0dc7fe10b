import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** An elided word with a straight apostrophe: «dell'anno», «all'8», and an article that a number follows. */
const STRAIGHT = /[a-zàèéìòù]'(?=[aeiouàèéìòùh]|8|11\b)|\b(?:[ldn]|(?:al|dal|del|nel|sul)l)'(?=["'`$])/i;

/** Sentences of the specification, which stand to the letter. */
const AS_SPECIFIED = [
  ...["nell'aggiunta", "nell'aggiornamento", "nell'eliminazione"].flatMap((did) =>
    ['del partecipante', 'del contenuto', 'della regola'].map((what) => `Errore ${did} ${what}`),
  ),
  "Errore nell'aggiunta dell'entry",
  "Errore durante l'assegnazione del bonus.",
  "Errore durante l'accesso",
  "Errore durante l'upload",
];

const sources = '{contract,design-system,mf-*,shell,services/*}/src/**/*.{ts,tsx}';

/** Returns where a text of the product has a straight apostrophe in place of «’», as `path: line`. */
export async function straightApostrophes(checkout: string): Promise<string[]> {
  // Released migrations stay as they are, and invented people have names as an office types them.
  const exclude = ['**/*.test.*', '**/*.stories.tsx', '**/migrations/**', '**/demo/names.ts'];
  const files = globSync(sources, { cwd: checkout, exclude }).sort();
  const found: string[] = [];
  for (const file of files) found.push(...straightIn(file, await readFile(join(checkout, file), 'utf8')));
  return found;
}

export const straightIn = (file: string, source: string): string[] =>
  source
    .split('\n')
    .filter((line) => STRAIGHT.test(AS_SPECIFIED.reduce((rest, text) => rest.replaceAll(text, ''), line)))
    .map((line) => `${file}: ${line.trim()}`);
