import { closeUpTo } from '../months/close.ts';
import { closeActivities } from '../months/close-activities.ts';
import { type LockedTransaction, lockedTransaction } from '../standings/lock.ts';
import type { Database } from '../store/database.ts';
import { firstRow } from '../store/rows.ts';
import type { Clock } from '../time/clock.ts';
import { type Now, nowOf } from '../time/now.ts';
import { addMonths, monthOf, newestDayOver } from '../time/rome.ts';
import { seedOffice } from './seed.ts';

const PLAYERS = 38;
// Any number would do; this one gives a close race.
const RANDOM = 21;

const PRIZES = [
  { position: 1, title: 'Weekend in montagna per due', is_lottery: false },
  { position: 2, title: 'Cuffie con cancellazione del rumore', is_lottery: false },
  { position: 3, title: 'Cena per due', is_lottery: false },
  { position: 1, title: 'Mystery box', is_lottery: true },
];

/**
 * Fills an empty league with a demonstration office of the last two months up to today, its days closed as they would
 * have been. Does nothing, and says so, where anybody is in the league already.
 */
export async function fillDemo(db: Database, clock: Clock): Promise<boolean> {
  const now = nowOf(clock());
  const filled = await lockedTransaction(db, (trx) => inventOffice(trx, now));
  if (filled) await closeUpTo(closeActivities(db, clock), newestDayOver(now.instant));
  return filled;
}

async function inventOffice(trx: LockedTransaction, now: Now): Promise<boolean> {
  if (await firstRow(trx, 'select from players limit 1')) return false;
  const month = monthOf(now.today);
  const months = [addMonths(month, -1), month];
  await seedOffice(trx, { players: PLAYERS, months, random: RANDOM, isDemo: true }, now);
  await trx('prizes').insert(
    PRIZES.map((prize) => ({ ...prize, is_demo: true, updated_at: now.instant.toString() })),
  );
  return true;
}
