import { Scope } from '@vetta/contract/key-scope';
import { NewKey } from '@vetta/contract/keys';
import { Day } from '@vetta/contract/values';
import { recordChange } from '@vetta/league/audit/record-change';
import { Failure } from '@vetta/league/failure';
import { nowOf } from '@vetta/league/time/now';
import { isKeyGiven, renewAdminKey } from '@vetta/office/admin-key/admin-key';
import { makeKey } from '@vetta/office/admin-key/named-keys';
import { readEnvironment } from '../environment.ts';
import { OperatorError } from '../operator-error.ts';
import { parseArguments } from '../parse-arguments.ts';
import { removeAdminKeyFile } from '../start/admin-key.ts';
import { withLeague } from '../start/with-league.ts';

const usage =
  'A key with a name: npm run key -- new --name Forms --scope entries [--scope read] [--end 2027-01-31]. Usage: npm run key -- new [--keep-old 24h]';

/**
 * `npm run key -- new --name …`: makes a key with a name and shows it once; every other key stays. Without a name it makes a new
 * shared key: a running Vetta refuses the old one at once, or after the time of `--keep-old`, so that admins can finish what they
 * are typing.
 */
export default async function key(args: string[]): Promise<number> {
  const asked = read(args);
  if ('name' in asked) return makeNamed(asked);
  const { keepOld } = asked;
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

/** Makes a key with a name, also where ADMIN_KEY is set: it replaces none. */
async function makeNamed(wanted: NewKey): Promise<number> {
  const { key: made } = await withLeague((database, clock) =>
    database.transaction(async (trx) => {
      const now = nowOf(clock());
      const change = await makeKey(trx, wanted, { by: 'npm run key', now });
      await recordChange(trx, {
        actor: 'npm run key',
        action: 'POST /api/admin/keys',
        at: now.instant,
        change,
      });
      return change.reply;
    }),
  ).catch((error) => {
    throw error instanceof Failure ? new OperatorError(error.message) : error;
  });
  console.log(`The key «${wanted.name}»: ${made}   (keep it: it is shown this once)`);
  console.log(`It may: ${wanted.scopes.join(', ')}. It is revoked in the back office, under «Chiavi».`);
  return 0;
}

type Asked = NewKey | { readonly keepOld: { text: string; duration: Temporal.Duration } | null };

/** Returns the key with a name that is wanted, or how long the old shared key stays valid. Throws OperatorError with the usage. */
function read(args: string[]): Asked {
  const { positionals, values } = parseArguments(args, {
    usage,
    positionals: [1, 1],
    options: {
      'keep-old': { type: 'string' },
      name: { type: 'string' },
      scope: { type: 'string', multiple: true },
      end: { type: 'string' },
    },
  });
  const { name, scope, end, 'keep-old': keep } = values;
  if (positionals[0] !== 'new') throw new OperatorError(usage);
  if (name === undefined && scope === undefined && end === undefined) return { keepOld: readKeepOld(keep) };
  if (keep !== undefined) throw new OperatorError(usage);
  const scopes = scope?.flatMap((list) => list.split(','));
  const { data, error } = NewKey.safeParse({ name, scopes, endsAt: end === undefined ? null : endOf(end) });
  if (data !== undefined) return data;
  const wrong = error.issues[0]?.path[0];
  if (wrong === 'scopes')
    throw new OperatorError(`--scope is one of ${Scope.options.join(', ')}, or several. ${usage}`);
  throw new OperatorError(`--name is a text of up to 120 characters, and no name of Vetta’s own. ${usage}`);
}

/** Returns the end of a Rome day, `YYYY-MM-DD`, as an instant. */
function endOf(day: string): string {
  const { data } = Day.safeParse(day);
  if (data === undefined) throw new OperatorError(`--end is a day such as 2027-01-31. ${usage}`);
  return Temporal.PlainDate.from(data).add({ days: 1 }).toZonedDateTime('Europe/Rome').toInstant().toString();
}

function readKeepOld(keep: string | undefined): { text: string; duration: Temporal.Duration } | null {
  if (keep === undefined) return null;
  const [, count, unit = ''] = /^([1-9]\d{0,3})(m|h|d)$/.exec(keep) ?? [];
  if (count === undefined) {
    throw new OperatorError(
      `--keep-old is a number of minutes, hours or days, such as 30m, 24h or 7d. ${usage}`,
    );
  }
  return { text: keep, duration: Temporal.Duration.from(`P${unit === 'd' ? '' : 'T'}${count}${unit}`) };
}
