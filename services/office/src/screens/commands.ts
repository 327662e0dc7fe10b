import { randomUUID } from 'node:crypto';
import type { BeatAnswer, Command, ScreenCommand } from '@vetta/contract/screens';
import type { Created } from '@vetta/league/change';
import { failure } from '@vetta/league/failure';
import type { Database, Transaction } from '@vetta/league/store/database';
import { firstRow } from '@vetta/league/store/rows';
import { COMMAND_FOR } from './limits.ts';
import { requireScreen } from './screens.ts';

const UnknownCommand = failure('unknown_command', 404, () => 'Questo comando non esiste più');
const NoNameYet = failure(
  'no_name_yet',
  409,
  () => 'Questo schermo non ha ancora un nome: dagliene uno prima',
);

type Row = Omit<ScreenCommand, 'state'>;
const COMMAND = `
  select c.id, s.name as screen, c.kind, c.dark, c.sent_at as "sentAt", c.received_at as "receivedAt", c.done_at as "doneAt"
  from screen_commands c join screens s on s.id = c.screen_id`;
const isOver = ({ sentAt }: Row, now: Temporal.Instant) =>
  Temporal.Instant.compare(Temporal.Instant.from(sentAt).add(COMMAND_FOR), now) < 0;

function stateOf(command: Row, now: Temporal.Instant): ScreenCommand['state'] {
  if (command.doneAt !== null) return 'done';
  if (isOver(command, now)) return 'expired';
  return command.receivedAt === null ? 'sent' : 'received';
}

/** Leaves a command for a screen, which gets it with the answer to its next beat. @throws UnknownScreen, NoNameYet */
export async function sendCommand(
  trx: Transaction,
  screen: string,
  { kind, dark = null }: Command,
  now: Temporal.Instant,
): Promise<Created<ScreenCommand>> {
  const { name } = await requireScreen(trx, screen);
  // Without one it has no token: anyone who knows its id could take the command.
  if (name === null) throw NoNameYet();
  const id = randomUUID();
  const wish = kind === 'dark' ? dark : null;
  await trx('screen_commands').insert({ id, screen_id: screen, kind, dark: wish, sent_at: now.toString() });
  return { before: null, after: await getCommand(trx, { id: screen, command: id }, now) };
}

/** Returns a command of a screen. @throws UnknownCommand */
export async function getCommand(
  db: Database,
  { id: screen, command }: { readonly id: string; readonly command: string },
  now: Temporal.Instant,
): Promise<ScreenCommand> {
  const found = await firstRow<Row>(db, `${COMMAND} where c.id = :command and s.id = :screen`, {
    command,
    screen,
  });
  if (found === undefined) throw UnknownCommand();
  return { ...found, state: stateOf(found, now) };
}

/** Returns the oldest command that a screen has not received and that has not expired. */
export async function nextCommand(
  trx: Transaction,
  screen: string,
  now: Temporal.Instant,
): Promise<BeatAnswer['command']> {
  const next = await firstRow<NonNullable<BeatAnswer['command']>>(
    trx,
    `select id, kind, dark from screen_commands
    where screen_id = :screen and received_at is null and done_at is null and sent_at > :since
    order by sent_at, id limit 1`,
    { screen, since: now.subtract(COMMAND_FOR).toString() },
  );
  return next ?? null;
}

/** Notes what became of a command. One of another screen, or that expired before it was received, stays as it is. */
export async function noteReceipt(
  trx: Transaction,
  screen: string,
  { command, state }: { readonly command: string; readonly state: 'received' | 'done' },
  now: Temporal.Instant,
): Promise<void> {
  await trx.raw(
    `update screen_commands set received_at = coalesce(received_at, :now),
      done_at = case when :state = 'done' then :now else done_at end
    where id = :command and screen_id = :screen and done_at is null
      and (received_at is not null or sent_at > :since)`,
    { command, screen, state, now: now.toString(), since: now.subtract(COMMAND_FOR).toString() },
  );
}
