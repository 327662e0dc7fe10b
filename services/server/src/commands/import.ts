import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { recordChange } from '@vetta/league/audit/record-change';
import { importTracker } from '@vetta/league/imports/import-tracker';
import { TrackerErrors } from '@vetta/league/imports/read-tracker';
import { lockedTransaction } from '@vetta/league/standings/lock';
import { nowOf } from '@vetta/league/time/now';
import { errorCode, OperatorError } from '../operator-error.ts';
import { parseArguments } from '../parse-arguments.ts';
import { withLeague } from '../start/with-league.ts';

/**
 * `npm run import -- tracker.csv [--open-months]`: imports a file of daily numbers, all lines or none. The option
 * accepts lines before the first day of a league that has begun.
 */
export default async function importCommand(args: string[]): Promise<number> {
  const usage = 'Say which file to import: npm run import -- tracker.csv [--open-months]';
  const {
    positionals: [file = ''],
    values: { 'open-months': openMonths = false },
  } = parseArguments(args, { usage, positionals: [1, 1], options: { 'open-months': { type: 'boolean' } } });
  const csv = await read(file);
  try {
    const { newPlayers, entries, demoRemoved } = await withLeague((database, clock) =>
      lockedTransaction(database, async (trx) => {
        const now = nowOf(clock());
        const change = await importTracker(trx, csv, now, openMonths);
        await recordChange(trx, { actor: 'npm run import', action: 'import', at: now.instant, change });
        return change.after;
      }),
    );
    const days = entries.created + entries.replaced + entries.unchanged;
    if (demoRemoved) console.log('The demonstration office was removed first.');
    console.log(`${days} days of numbers imported from ${file}, with ${newPlayers} new players.`);
    return 0;
  } catch (error) {
    if (!(error instanceof TrackerErrors)) throw error;
    for (const { line, message } of error.lines) console.error(`${file}, line ${line}: ${message}`);
    throw new OperatorError(
      `Nothing was imported: correct ${error.lines.length === 1 ? 'this line' : 'these lines'} and try again.`,
    );
  }
}

/** Reads the file as text. A relative path starts at the operator's folder (INIT_CWD): npm itself runs in the checkout. */
async function read(file: string): Promise<string> {
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path));
  } catch (error) {
    if (error instanceof TypeError)
      throw new OperatorError(`${path} is not UTF-8 text: save it as "CSV UTF-8" and try again.`);
    const why =
      errorCode(error) === 'ENOENT' ? 'there is no such file' : `it cannot be read (${errorCode(error)})`;
    throw new OperatorError(`Nothing was imported from ${path}: ${why}.`);
  }
}
