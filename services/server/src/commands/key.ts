import { isKeyGiven, renewAdminKey } from '@vetta/league/admin-key/admin-key';
import { recordChange } from '@vetta/league/audit/record-change';
import { nowOf } from '@vetta/league/time/now';
import { readEnvironment } from '../environment.ts';
import { OperatorError } from '../operator-error.ts';
import { parseArguments } from '../parse-arguments.ts';
import { removeAdminKeyFile } from '../start/admin-key.ts';
import { withLeague } from '../start/with-league.ts';

const usage = 'Usage: npm run key -- new [--keep-old 24h]';

/**
 * `npm run key -- new`: makes a new admin key and shows it once. A running Vetta refuses the old one at once, or after the
 * time of `--keep-old`, so that admins can finish what they are typing.
 */
export default async function key(args: string[]): Promise<number> {
  const keepOld = read(args);
  const settings = readEnvironment(process.env);
  if (settings.adminKey) throw new OperatorError(IN_ENVIRONMENT);
  const { reply: made, after } = await withLeague((database, clock) =>
    database.transaction(async (trx) => {
      if (await isKeyGiven(trx)) throw new OperatorError(FROM_ENVIRONMENT);
      const now = nowOf(clock());
      const change = await renewAdminKey(trx, now, keepOld?.duration ?? null);
      await recordChange(trx, { actor: 'npm run key', action: 'key', at: now.instant, change });
      return change;
    }),
  );
  await removeAdminKeyFile(settings);
  // Shown even without a terminal, unlike the first key: this command is run to get it.
  console.log(`The new admin key: ${made}   (keep it: it is shown this once)`);
  if (after.isFirst) console.log('It is the first one: npm start takes it from now on.');
  else if (keepOld) console.log(`The old key still works for ${keepOld.text}, then it is refused.`);
  else console.log('The old key is refused from now on.');
  return 0;
}

const IN_ENVIRONMENT =
  'ADMIN_KEY is set, and it is the admin key: choose another one there and start Vetta again. ' +
  'To have keys made for you, unset ADMIN_KEY, start Vetta once without it, then use this command.';

const FROM_ENVIRONMENT =
  'The admin key comes from the ADMIN_KEY that Vetta was started with, and its next start would bring it back: change it ' +
  'there and start Vetta again. To have keys made for you, start Vetta once without ADMIN_KEY, then use this command.';

/** Returns how long the old key stays valid; null: not at all. Throws OperatorError with the usage for wrong arguments. */
function read(args: string[]): { text: string; duration: Temporal.Duration } | null {
  const { positionals, values } = parseArguments(args, {
    usage,
    positionals: [1, 1],
    options: { 'keep-old': { type: 'string' } },
  });
  if (positionals[0] !== 'new') throw new OperatorError(usage);
  const keep = values['keep-old'];
  if (keep === undefined) return null;
  const [, count, unit = ''] = /^([1-9]\d{0,3})(m|h|d)$/.exec(keep) ?? [];
  if (count === undefined) {
    throw new OperatorError(
      `--keep-old is a number of minutes, hours or days, such as 30m, 24h or 7d. ${usage}`,
    );
  }
  return { text: keep, duration: Temporal.Duration.from(`P${unit === 'd' ? '' : 'T'}${count}${unit}`) };
}
