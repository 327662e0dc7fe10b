import { prizePicture } from '@vetta/contract/pictures';
import { closeMissedDays } from '../closes/close-missed-days.ts';
import { commitMonth } from '../draws/commitments.ts';
import { type LockedTransaction, lockedTransaction } from '../standings/lock.ts';
import type { Database } from '../store/database.ts';
import { firstRow } from '../store/rows.ts';
import type { Clock } from '../time/clock.ts';
import { type Now, nowOf } from '../time/now.ts';
import { addMonths, monthEnds, monthOf, newestDayOver } from '../time/rome.ts';
import { seedOffice } from './seed.ts';

const PLAYERS = 38;
// Chosen for a close race.
const RANDOM = 21;

const PRIZES = [
  {
    position: 1,
    title: 'Weekend in montagna per due',
    description: 'Due notti in rifugio, con la colazione davanti all’alba.',
    image_url: prizePicture('weekend'),
    is_lottery: false,
  },
  {
    position: 2,
    title: 'Cuffie con cancellazione del rumore',
    description: 'Per il viaggio in tram, e per il silenzio.',
    image_url: prizePicture('headphones'),
    is_lottery: false,
  },
  {
    position: 3,
    title: 'Cena per due',
    description: 'Una sera a lume di candela, dove vuoi tu.',
    image_url: prizePicture('dinner'),
    is_lottery: false,
  },
  {
    position: 1,
    title: 'Mystery box',
    description: 'Che cosa c’è dentro lo sa solo chi la apre.',
    image_url: prizePicture('mystery-box'),
    is_lottery: true,
  },
];

/**
 * Fills an empty league with a demonstration office of the last two months up to today, and closes its days. Returns false
 * and does nothing if the league has a player already.
 */
export async function fillDemo(db: Database, clock: Clock): Promise<boolean> {
  const now = nowOf(clock());
  const filled = await lockedTransaction(db, (trx) => inventOffice(trx, now));
  if (filled) await closeMissedDays(db, clock, newestDayOver(now.instant));
  return filled;
}

/** Whether a league has no player. */
export const isEmptyLeague = async (db: Database): Promise<boolean> =>
  (await firstRow(db, 'select from players limit 1')) === undefined;

async function inventOffice(trx: LockedTransaction, now: Now): Promise<boolean> {
  if (!(await isEmptyLeague(trx))) return false;
  const month = monthOf(now.today);
  const before = addMonths(month, -1);
  // Before the entries: values that are set in an empty league hold from its beginning.
  await trx('prizes').insert(
    PRIZES.map((prize) => ({ ...prize, is_demo: true, updated_at: now.instant.toString() })),
  );
  // It plays an office that was there when its first month began, so that this month has prizes and a draw.
  await commitMonth(trx, before, nowOf(monthEnds(addMonths(before, -1))));
  const office = { players: PLAYERS, months: [before, month], random: RANDOM, isDemo: true };
  await seedOffice(trx, office, now);
  return true;
}
