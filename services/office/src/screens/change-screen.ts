import type { Screen, ScreenChange } from '@vetta/contract/screens';
import type { Removed, Replaced } from '@vetta/league/change';
import { failure } from '@vetta/league/failure';
import type { Transaction } from '@vetta/league/store/database';
import { given } from '@vetta/league/store/given';
import { firstRow } from '@vetta/league/store/rows';
import { requireScreen } from './screens.ts';

const NameTaken = failure('name_taken', 409, (name: string) => `C’è già uno schermo di nome «${name}»`);

const HasCanary = failure(
  'has_canary',
  409,
  (number: number) =>
    `Su questo schermo è in prova la generazione ${number}: estendila o torna indietro prima di rimuoverlo`,
);

/** Names a screen, or changes its name or plan. A plan that is left out stays. @throws UnknownScreen, NameTaken */
export async function changeScreen(
  trx: Transaction,
  id: string,
  { name, plan }: ScreenChange,
): Promise<Replaced<Screen>> {
  const before = await requireScreen(trx, id);
  const other = await firstRow<{ name: string }>(
    trx,
    'select name from screens where lower(name) = lower(:name) and id <> :id',
    { name, id },
  );
  if (other) throw NameTaken(other.name);
  await trx('screens')
    .where({ id })
    .update({ name, ...given({ plan: plan && JSON.stringify(plan) }) });
  return { before, after: await requireScreen(trx, id) };
}

/** Forgets a screen with its token and its commands. @throws UnknownScreen, HasCanary */
export async function removeScreen(trx: Transaction, id: string): Promise<Removed<Screen>> {
  const before = await requireScreen(trx, id);
  const canary = await firstRow<{ number: number }>(
    trx,
    "select number from generations where canary_state = 'open' and canary_screen_id = :id",
    { id },
  );
  if (canary) throw HasCanary(canary.number);
  await trx('screens').where({ id }).del();
  return { before, after: null };
}
