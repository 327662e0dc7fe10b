// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the lines of these sources are strings
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkout } from '@vetta/server/checkout';
import { expect, test } from 'vitest';

/**
 * An article or preposition with a number, a month or a person right behind it: «del 8 novembre», «a agosto», «a Anna». What writes
 * them as they are read is `withArticle`, `inMonth` and `toPerson`.
 */
const BARE =
  /\b(?:il|al|dal|del) \$?\{(?:formatDayOfMonth|italianDay)\(|(?:^|[\s`'>])[aA] \$?\{(?:\w+\.)?(?:name|winner|leader|monthName|formatMonth\(|italianMonth\()/;

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

const isBare = (line: string) => BARE.test(line);
const isStraight = (line: string) =>
  STRAIGHT.test(AS_SPECIFIED.reduce((rest, text) => rest.replaceAll(text, ''), line));

/** Returns the lines of the product's sources that are so, as `path: line`. */
async function linesThat(isSo: (line: string) => boolean, ...except: string[]): Promise<string[]> {
  const files = globSync('{contract,design-system,mf-*,shell,services/*}/src/**/*.{ts,tsx,md}', {
    cwd: checkout,
    exclude: ['**/*.test.*', '**/*.stories.tsx', ...except],
  });
  const found = files.sort().map(async (file) => {
    const lines = (await readFile(join(checkout, file), 'utf8')).split('\n');
    return lines.filter(isSo).map((line) => `${file}: ${line.trim()}`);
  });
  return (await Promise.all(found)).flat();
}

test('no text of the product writes an article before a day, a month or a person that may begin with a vowel', async () => {
  expect(await linesThat(isBare)).toEqual([]);
});

test.each([
  ['`in gara dal ${formatDayOfMonth(joinedOn)}`', true],
  ['<p>Consegnato il {formatDayOfMonth(on)}</p>', true],
  ['`Giornata del ${italianDay(day)} chiusa`', true],
  ['<p>In vetta a {monthName}</p>', true],
  ['`Collega a ${name}`', true],
  ['`A ${winner.name} il primo premio`', true],
  ["`in gara ${withArticle('dal', joinedOn)}`", false],
  ['`Fino a ${when(iso)}`', false],
  ['`un numero da 0 a ${largest}`', false],
])('%s: an article before what may begin with a vowel: %s', (line, is) => {
  expect(isBare(line)).toBe(is);
});

test('every apostrophe on screen is «’», but in the sentences that the specification writes', async () => {
  // Released migrations stay as they are, and invented people have names as an office types them.
  expect(await linesThat(isStraight, '**/migrations/**', '**/demo/names.ts')).toEqual([]);
});

test.each([
  [`title: "Albo d'oro"`, true],
  [`<p>Qui sopra c'è com'era</p>`, true],
  ["`dall'11 al 18`", true],
  [`il: "l'", al: "all'"`, true],
  [`withReason("Errore nell'importazione")`, true],
  [`title: 'Albo d’oro'`, false],
  [`withReason("Errore nell'aggiunta dell'entry")`, false],
  ["case 'open': return ['a', 'e'];", false],
  ["// The api's answer, which doesn't hold", false],
])('%s: a straight apostrophe: %s', (line, is) => {
  expect(isStraight(line)).toBe(is);
});
