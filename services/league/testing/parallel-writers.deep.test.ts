import { BonusKey } from '@vetta/contract/bonuses';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { assignBonus } from '../src/bonuses/assign-bonus.ts';
import { listBonusTypes } from '../src/bonuses/bonus-types.ts';
import { closeUpTo } from '../src/closes/close.ts';
import { closeActivities } from '../src/closes/close-activities.ts';
import { recordEntry } from '../src/entries/record-entry.ts';
import { addPlayer } from '../src/players/add-player.ts';
import { changePlayer } from '../src/players/change-player.ts';
import { type LockedTransaction, lockedTransaction } from '../src/standings/lock.ts';
import { recalculate } from '../src/standings/recalculate.ts';
import { type Database, openDatabase } from '../src/store/database.ts';
import { rows } from '../src/store/rows.ts';
import { type Now, nowOf } from '../src/time/now.ts';
import { freshDatabase } from './fresh-database.ts';
import { compare } from './histories/compare.ts';
import { type PlayedLeague, playedLeague } from './histories/played-league.ts';
import * as oracleClose from './oracle/close.ts';
import * as oracle from './oracle/commands.ts';
import { daysLater } from './oracle/days.ts';
import type { HandEditRow } from './oracle/model.ts';

const WRITERS = 30;
const FIRST = '2025-10-13';
const DAYS = 6;
// Sunday morning: the days written to, Monday to Saturday, are over.
const start = Temporal.ZonedDateTime.from('2025-10-19T09:00[Europe/Rome]');

// Each writer has its own connection, as thirty processes would.
let connections: Database[] = [];
beforeAll(async () => {
  const url = await freshDatabase();
  connections = Array.from({ length: WRITERS }, () => openDatabase(url, { max: 1 }));
});
afterAll(() => Promise.all(connections.map((db) => db.destroy())));

const newPlayer = { position: 0, score: 0, bonus: 0, total: 0 };
const numbersOf = (writer: number, day: number) => ({
  rings: 60 + ((writer * 7 + day * 11) % 60),
  apptSet: (writer + day) % 7,
  apptDone: (writer * day) % 2,
  alignment: (writer + day) % 5 > 0,
});

/** What one writer does: adds a player, records six days, corrects one, ticks a bonus and types a score. */
async function write(db: Database, writer: number, { model, now }: PlayedLeague): Promise<void> {
  const command = <T>(run: (trx: LockedTransaction, now: Now) => Promise<T>) =>
    lockedTransaction(db, (trx) => run(trx, nowOf(now)));
  const name = `Persona ${writer}`;
  const { after: player } = await command((trx, now) => addPlayer(trx, { ...newPlayer, name }, now));
  // The oracle records every command that the league accepted.
  oracle.addPlayer(model, player.id, { name, joinedOn: player.joinedOn }, now);

  for (let day = 0; day <= DAYS; day += 1) {
    const date = daysLater(FIRST, day % DAYS);
    const entry = { playerId: player.id, date, ...numbersOf(writer, day) };
    await command((trx, now) => recordEntry(trx, entry, now));
    oracle.recordEntry(model, entry, now);
  }

  const kind = BonusKey.options[writer % BonusKey.options.length] ?? 'first_timer';
  const week = daysLater(FIRST, -7);
  const type = (await listBonusTypes(db)).find(({ bonusKey }) => bonusKey === kind);
  const award = { playerId: player.id, bonusTypeId: type?.id ?? '', weekStartDate: week, dateEarned: week };
  await command((trx, now) => assignBonus(trx, { ...award, manuallyAssigned: true }, now));
  oracle.tickBonus(model, { playerId: player.id, kind, week, dateEarned: week }, now);

  const { after } = await command((trx, now) => changePlayer(trx, player.id, { total: 5000 + writer }, now));
  expect(after.total).toBe(5000 + writer);
}

test('thirty parallel writers lose nothing while days are closed and standings recalculated', async () => {
  const [db] = connections;
  if (db === undefined) throw new Error('The test has its connections once it runs');
  const league = await playedLeague(db, start);
  const clock = () => league.now;

  await Promise.all(
    connections.map(async (own, writer) => {
      await write(own, writer, league);
      if (writer % 10 === 3) await lockedTransaction(own, (trx) => recalculate(trx, nowOf(league.now)));
      if (writer % 10 === 6) await closeUpTo(closeActivities(own, clock), '2025-10-18');
    }),
  );

  await closeUpTo(closeActivities(db, clock), '2025-10-18');
  await lockedTransaction(db, (trx) => recalculate(trx, nowOf(league.now)));
  oracleClose.recalculate(league.model, league.now);
  await takeWhatOrderDecides(league);
  await compare(league, ['2025-10']);

  expect(league.model.entries).toHaveLength(WRITERS * DAYS);
  expect(league.model.handEdits).toHaveLength(WRITERS);
  // The league begins with the first tick, a week before the first entry.
  expect(league.model.closedDays).toEqual(
    Array.from({ length: 7 + DAYS }, (_, days) => daysLater(FIRST, days - 7)),
  );
});

/** Typed totals, last positions and closed days depend on the order of the writers: the oracle takes the stored ones. */
async function takeWhatOrderDecides({ db, model }: PlayedLeague): Promise<void> {
  model.handEdits = await rows<HandEditRow>(
    db,
    'select player_id as "playerId", date, field, points from adjustments',
  );
  const closed = await rows<{ date: string; ranAt: string }>(
    db,
    'select date, ran_at as "ranAt" from closed_days order by date',
  );
  model.closedDays = closed.map(({ date }) => date);
  model.closesRanAt = closed.map(({ ranAt }) => Temporal.Instant.from(ranAt));
  const positions = await rows<{ player_id: string; position: number }>(
    db,
    "select player_id, position from last_positions where month = '2025-10-01'",
  );
  model.lastPositions.set('2025-10', new Map(positions.map((row) => [row.player_id, row.position])));
}
