import { parseArgs } from 'node:util';
import { isKeyGiven, renewAdminKey } from '@vetta/league/admin-key/admin-key';
import { readEnvironment } from '@vetta/league/environment';
import { momentOf } from '@vetta/league/time/moment';
import { visitLeague } from '../league/visit.ts';
import { OperatorError } from '../operator-error.ts';

const usage = 'npm run key -- new [--keep-old 24h]';

/**
 * `npm run key -- new`: makes a new admin key and shows it this once. A running Vetta refuses the old one at once, or
 * after the time of `--keep-old`, so that whoever is typing an evening's numbers can end.
 */
export default async function key(args: string[]): Promise<number> {
  const keepOld = read(args);
  if (readEnvironment(process.env).adminKey) throw new OperatorError(IN_ENVIRONMENT);
  const made = await visitLeague(async (database, clock) => {
    if (await isKeyGiven(database)) throw new OperatorError(FROM_ENVIRONMENT);
    return renewAdminKey(database, momentOf(clock()), keepOld?.duration ?? null);
  });
  console.log(`The new admin key: ${made}   (keep it: it is shown this once)`);
  console.log(
    keepOld
      ? `The old key still works for ${keepOld.text}, then it is refused.`
      : 'The old key is refused from now on.',
  );
  return 0;
}

const IN_ENVIRONMENT =
  'ADMIN_KEY is set, and it is the admin key: choose another one there and start Vetta again. ' +
  'To have keys made for you, unset ADMIN_KEY, start Vetta once without it, then use this command.';

const FROM_ENVIRONMENT =
  'The admin key comes from the ADMIN_KEY that Vetta was started with, and its next start would bring it back: change it ' +
  'there and start Vetta again. To have keys made for you, start Vetta once without ADMIN_KEY, then use this command.';

/** How long the old key is kept, null for not at all. Throws OperatorError for anything that is not the usage. */
function read(args: string[]): { text: string; duration: Temporal.Duration } | null {
  const { words, keep } = parsed(args);
  if (words.length !== 1 || words[0] !== 'new') throw new OperatorError(`Use it like this: ${usage}`);
  if (keep === undefined) return null;
  const [, count, unit = ''] = /^([1-9]\d{0,3})(m|h|d)$/.exec(keep) ?? [];
  if (count === undefined) {
    throw new OperatorError(
      `--keep-old is a number of minutes, hours or days, such as 30m, 24h or 7d. Use it like this: ${usage}`,
    );
  }
  return { text: keep, duration: Temporal.Duration.from(`P${unit === 'd' ? '' : 'T'}${count}${unit}`) };
}

function parsed(args: string[]) {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { 'keep-old': { type: 'string' } },
    });
    return { words: positionals, keep: values['keep-old'] };
  } catch (error) {
    throw new OperatorError(`${error instanceof Error ? error.message : error}. Use it like this: ${usage}`);
  }
}
