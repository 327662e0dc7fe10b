import type { NewEntry } from '@vetta/contract/entries';
import type { Day, Month } from '@vetta/contract/values';
import { writeEntries } from '../entries/write-entries.ts';
import { createPlayers } from '../players/create-players.ts';
import type { LockedTransaction } from '../standings/lock.ts';
import { noteChange, updateSumsOfOpenMonths } from '../standings/update-sums.ts';
import type { Now } from '../time/now.ts';
import { daysBetween, firstDay, lastDay, weekStart } from '../time/rome.ts';
import { inventedName, TEAMS } from './names.ts';
import { between, randomFrom } from './random.ts';

export interface Office {
  readonly players: number;
  readonly months: readonly Month[];
  /** The same number gives the same office. */
  readonly random: number;
  readonly isDemo: boolean;
}

// Rows of one statement: enough to be fast, few enough for the memory of a small machine.
const BATCH = 20_000;

/**
 * Creates invented players who work from Monday to Friday, and today on any day of the week, so that the board moves.
 * Returns the number of entries.
 */
export async function seedOffice(trx: LockedTransaction, office: Office, now: Now): Promise<number> {
  const [firstMonth] = office.months;
  if (firstMonth === undefined) return 0;
  const random = randomFrom(office.random);
  const players = await createPlayers(
    trx,
    Array.from({ length: office.players }, (_, index) => ({
      name: inventedName(index),
      joined_on: firstDay(firstMonth),
      is_demo: office.isDemo,
      team: office.isDemo ? TEAMS[index % TEAMS.length] : null,
    })),
    now,
  );

  let made = 0;
  let batch: NewEntry[] = [];
  const flush = async () => {
    await writeEntries(trx, batch, now);
    made += batch.length;
    batch = [];
  };
  const days = office.months
    .flatMap((month) => daysBetween(firstDay(month), lastDay(month)))
    .filter((day) => day <= now.today && (isWorkday(day) || day === now.today));
  for (const { id } of players) {
    const talent = 0.5 + random();
    for (const day of days) {
      if (random() < 0.06) continue; // a day off
      batch.push(workday(id, day, talent, random));
      if (batch.length === BATCH) await flush();
    }
  }
  if (batch.length > 0) await flush();
  await updateSumsOfOpenMonths(trx, now);
  await noteChange(trx, now);
  return made;
}

const isWorkday = (day: Day): boolean => daysBetween(weekStart(day), day).length <= 5;

function workday(playerId: string, date: Day, talent: number, random: () => number): NewEntry {
  const apptSet = Math.max(0, Math.round(talent * between(random, -1, 4)));
  return {
    playerId,
    date,
    rings: Math.round(talent * between(random, 50, 95)),
    apptSet,
    apptDone: Math.min(apptSet, Math.round(talent * random() * 2)),
    alignment: random() < 0.93,
  };
}
