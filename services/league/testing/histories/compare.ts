import { expect } from 'vitest';
import { listAwards } from '../../src/bonuses/list-awards.ts';
import { listAdminChallenges, listChallenges } from '../../src/challenges/challenges.ts';
import { getDraws } from '../../src/draws/draws.ts';
import { entryColumns, type StoredEntry, stateColumns } from '../../src/entries/entry-columns.ts';
import { exportStandings } from '../../src/exports/export-standings.ts';
import { getMonth } from '../../src/months/get-month.ts';
import { listMonths } from '../../src/months/list-months.ts';
import { listPlayers } from '../../src/players/list-players.ts';
import { getReceipt } from '../../src/receipts/get-receipt.ts';
import { getLastMonth } from '../../src/receipts/last-month.ts';
import { listContests } from '../../src/settings/contests.ts';
import { listSheetDifferences } from '../../src/sources/sheet-differences.ts';
import { getLeaderboard } from '../../src/standings/leaderboard.ts';
import { rows } from '../../src/store/rows.ts';
import { nowOf } from '../../src/time/now.ts';
import { bonusTypes } from '../bonus-types.ts';
import { challengeOf } from '../oracle/challenges.ts';
import { numbersOf } from '../oracle/day-numbers.ts';
import { dayOf, daysLater, monthOfDay } from '../oracle/days.ts';
import { winnerOf } from '../oracle/draws.ts';
import { FIELDS } from '../oracle/model.ts';
import { isImported, openMonths } from '../oracle/open-months.ts';
import { lastMonthOf, receiptOf } from '../oracle/receipts.ts';
import { waitingOf } from '../oracle/sheets.ts';
import { prizePool, standings } from '../oracle/standings.ts';
import { prizesOf, valuesOf } from '../oracle/values.ts';
import { outcome, type PlayedLeague } from './played-league.ts';

/**
 * Expects the league to equal the oracle: the rows that points are summed from, and with `months` what a person can see of the game,
 * that is the boards of these months, the players and the closed days.
 */
export async function compare(league: PlayedLeague, months: readonly string[]): Promise<void> {
  const { db, model, now } = league;
  const current = monthOfDay(dayOf(now));
  expect(await storedDays(league)).toEqual(oracleDays(league));
  expect(await waiting(league)).toEqual(oracleWaiting(league));
  expect(await handEdits(league)).toEqual(oracleHandEdits(league));
  expect(await awards(league)).toEqual(oracleAwards(league));
  expect(await sfide(league)).toEqual(oracleSfide(league));
  if (months.length === 0) return;
  for (const month of months.filter((one) => one <= current)) {
    const board = await getLeaderboard(db, nowOf(now), month === current ? undefined : month);
    await compareExport(league, month, board.entries);
    expect({ month, final: board.state === 'final', entries: board.entries }).toEqual({
      month,
      final: model.finalMonths.has(month),
      entries: standings(model, month, current),
    });
    // Only a month with data has a page; the current one always has.
    const hasPage =
      month === current || model.finalMonths.has(month) || openMonths(model, current).includes(month);
    const imported = isImported(model, month, now);
    const page = {
      imported,
      scoring: valuesOf(model, month).scoring,
      prizePool: prizePool(model, month, current),
    };
    expect(await outcome(() => pageOf(league, month)), month).toEqual(
      hasPage ? { value: page } : { refused: 404 },
    );
    expect(board.prizes.map(({ title }) => title)).toEqual(
      imported ? [] : prizesOf(model, month).map(({ title }) => title),
    );
    await compareDraws(league, month);
    await compareReceipts(league, month);
  }
  await compareLastMonth(league);
  expect(await monthsOf(league)).toEqual(oracleMonths(league));
  expect(await listContests(db)).toEqual(oracleContests(league));
  expect(await disqualifications(league)).toEqual(oracleDisqualifications(league));
  expect(await players(league)).toEqual(oraclePlayers(league));
  expect(await rows(db, 'select date from closed_days where covered_by is null order by date')).toEqual(
    model.closedDays.map((date) => ({ date })),
  );
}

/** Expects the exported standings to be the board's, row by row, each adding up. */
async function compareExport({ db, now }: PlayedLeague, month: string, board: readonly Row[]): Promise<void> {
  const csv = await Array.fromAsync(exportStandings(db, { month, separator: 'semicolon' }, nowOf(now)));
  const [headings = [], ...lines] = csv
    .join('')
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(';'));
  const at = (line: string[], heading: string) => Number(line[headings.indexOf(heading)] ?? 0);
  const parts = headings.includes('Correzione') ? ['Score', 'Bonus', 'Correzione'] : ['Score', 'Bonus'];
  for (const line of lines)
    expect(parts.reduce((sum, part) => sum + at(line, part), 0)).toBe(at(line, 'Totale'));
  const name = headings.indexOf('Nome');
  expect(lines.map((line) => [at(line, 'Posizione'), line[name], at(line, 'Totale')])).toEqual(
    board.map(({ position, name, total }) => [position, name, total]),
  );
}

async function compareDraws({ db, model }: PlayedLeague, month: string): Promise<void> {
  const { draws } = await getDraws(db, month);
  const expected = model.draws.filter((draw) => draw.month === month);
  expect(
    draws.map(({ prizeTitle, rank, participants, winnerId, voidedAt }) => ({
      ...{ title: prizeTitle, rank, winnerId, isVoid: voidedAt !== null },
      participants: participants.map(({ id, total }) => ({ id, total })),
    })),
  ).toEqual(
    expected.map((draw, index) => ({
      ...{ title: draw.title, rank: draw.rank, participants: draw.participants },
      ...{ winnerId: winnerOf(draws[index]?.secret ?? '', draw), isVoid: draw.state !== 'held' },
    })),
  );
}

/** Expects the receipts of everybody on a month's board to equal the oracle's, and to sum. */
async function compareReceipts({ db, model, now }: PlayedLeague, month: string): Promise<void> {
  const kinds = new Map((await bonusTypes(db)).map(({ name, bonusKey }) => [name, bonusKey]));
  const inWeeks = <Named extends { kind: unknown; week: string }>(bonuses: Named[]) =>
    bonuses.toSorted((a, b) => `${a.week} ${a.kind}`.localeCompare(`${b.week} ${b.kind}`));
  for (const { playerId } of standings(model, month, monthOfDay(dayOf(now)))) {
    const receipt = await getReceipt(db, playerId, nowOf(now), month);
    const { lines, bonuses, adjustments, thisWeek, total } = receipt;
    const named = bonuses.map(({ name, weekStartDate, points, pending }) => {
      expect(pending).toBe(false);
      return { kind: kinds.get(name), week: weekStartDate, points };
    });
    const expected = receiptOf(model, month, playerId, now);
    expect({
      lines: lines.map(({ count, points }) => ({ count, points })),
      bonuses: inWeeks(named),
      ...{ adjustments, thisWeek, total },
    }).toEqual({ ...expected, bonuses: inWeeks(expected.bonuses) });
    const parts = [...lines, ...bonuses, ...adjustments, thisWeek ?? { points: 0 }];
    expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(total);
  }
}

/** Expects what one player had at this point of the month before to equal the oracle's: after each step another one's. */
async function compareLastMonth({ db, model, now }: PlayedLeague): Promise<void> {
  const current = monthOfDay(dayOf(now));
  const board = standings(model, current, current);
  const playerId = board[model.entries.length % Math.max(1, board.length)]?.playerId;
  if (playerId === undefined) return;
  const { points } = await getLastMonth(db, playerId, nowOf(now));
  expect(points, playerId).toBe(lastMonthOf(model, playerId, now));
}

type Row = Awaited<ReturnType<typeof getLeaderboard>>['entries'][number];

async function pageOf({ db, now }: PlayedLeague, month: string) {
  const { imported = false, scoring, prizePool } = await getMonth(db, month, nowOf(now));
  return { imported, scoring, prizePool };
}

async function monthsOf({ db, now }: PlayedLeague) {
  const list = await listMonths(db, nowOf(now));
  return list.map(({ month, state, imported = false }) => ({ month, isFinal: state === 'final', imported }));
}

const oracleMonths = ({ model, now }: PlayedLeague) =>
  [...new Set([...model.finalMonths.keys(), ...openMonths(model, monthOfDay(dayOf(now)))])]
    .toSorted()
    .toReversed()
    .map((month) => ({
      ...{ month, isFinal: model.finalMonths.has(month), imported: isImported(model, month, now) },
    }));

const oracleContests = ({ model, now }: PlayedLeague) =>
  Object.entries(valuesOf(model, monthOfDay(dayOf(now))).contests)
    .map(([month, dates]) => ({ month, ...dates }))
    .toSorted((one, other) => one.month.localeCompare(other.month));

async function sfide({ db, now }: PlayedLeague) {
  const list = await listAdminChallenges(db, nowOf(now));
  const open = list.filter(({ lastDay }) => lastDay >= daysLater(dayOf(now), -30));
  expect(await listChallenges(db, nowOf(now))).toEqual(
    open.map(({ parts: _, rebuilds: __, ...challenge }) => challenge),
  );
  return list.map(({ id, firstDay, lastDay, state, asOf, sides, parts, rebuilds }) => ({
    ...{ id, firstDay, lastDay, state, asOf, rebuilds: rebuilds.length },
    sides: sides.map(({ colour: _, people: __, ...side }) => side),
    parts: parts.map((part) => `${part.side} ${part.playerId} ${part.name} ${part.value}`).toSorted(),
  }));
}

const oracleSfide = ({ model, now }: PlayedLeague) =>
  model.challenges
    .toSorted((a, b) => (a.id > b.id ? -1 : 1))
    .map((challenge) => challengeOf(model, challenge, now));

async function storedDays({ db }: PlayedLeague) {
  const list = await rows<StoredEntry>(db, `select ${entryColumns()}, ${stateColumns()} from entries`);
  return list
    .map(({ id: _, absent, origins, playerId, date, ...numbers }) => {
      const how = FIELDS.map((field) => (absent ? null : origins[field]));
      return JSON.stringify([playerId, date, absent, FIELDS.map((field) => numbers[field]), how]);
    })
    .toSorted();
}

const oracleDays = ({ model }: PlayedLeague) =>
  model.days
    .map((day) => {
      const { playerId, date, absent, written, counted } = day;
      const numbers = numbersOf(day);
      const how = FIELDS.map((field) => written[field]?.how ?? (field in counted ? 'counted' : null));
      return JSON.stringify([
        playerId,
        date,
        absent,
        FIELDS.map((field) => numbers[field]),
        absent ? NOBODY : how,
      ]);
    })
    .toSorted();
const NOBODY = FIELDS.map(() => null);

async function waiting({ db }: PlayedLeague) {
  const list = await listSheetDifferences(db, undefined);
  return list
    .map(({ sourceId, playerId, date, sheet }) => `${sourceId} ${playerId} ${date} ${inOrder(sheet)}`)
    .toSorted();
}

const oracleWaiting = ({ model }: PlayedLeague) =>
  waitingOf(model)
    .map(({ sourceId, playerId, date, sheet }) => `${sourceId} ${playerId} ${date} ${inOrder(sheet)}`)
    .toSorted();

const inOrder = (numbers: object) => JSON.stringify(Object.entries(numbers).toSorted());

async function handEdits({ db }: PlayedLeague) {
  const list = await rows<{ player_id: string; date: string; field: string; points: number }>(
    db,
    'select player_id, date, field, points from adjustments',
  );
  return list.map(({ player_id, date, field, points }) => [player_id, date, field, points].join()).toSorted();
}

const oracleHandEdits = ({ model }: PlayedLeague) =>
  model.handEdits
    .map(({ playerId, date, field, points }) => [playerId, date, field, points].join())
    .toSorted();

async function awards({ db }: PlayedLeague) {
  const kinds = new Map((await bonusTypes(db)).map(({ id, bonusKey }) => [id, bonusKey]));
  const list = (await listAwards(db)).map(
    ({ playerId, bonusTypeId, weekStartDate, dateEarned, manuallyAssigned, settledAt }) =>
      [
        playerId,
        kinds.get(bonusTypeId),
        weekStartDate,
        dateEarned,
        manuallyAssigned,
        settledAt !== null,
      ].join(),
  );
  return list.toSorted();
}

const oracleAwards = ({ model }: PlayedLeague) =>
  model.awards
    .map(({ playerId, kind, week, dateEarned, manual, settled }) =>
      [playerId, kind, week, dateEarned, manual, settled].join(),
    )
    .toSorted();

async function disqualifications({ db }: PlayedLeague) {
  const list = await rows<{ player_id: string; month: string; reason: string }>(
    db,
    'select player_id, month, reason from disqualifications',
  );
  return list.map(({ player_id, month, reason }) => [player_id, month.slice(0, 7), reason].join()).toSorted();
}

const oracleDisqualifications = ({ model }: PlayedLeague) =>
  model.disqualifications.map(({ playerId, month, reason }) => [playerId, month, reason].join()).toSorted();

async function players({ db, now }: PlayedLeague) {
  const list = await listPlayers(db, nowOf(now));
  return list
    .map(({ updated_at: _, archivedOn: __, ...player }) => player)
    .toSorted((a, b) => a.position - b.position);
}

function oraclePlayers({ model, now }: PlayedLeague) {
  return standings(model, monthOfDay(dayOf(now))).map(
    ({ position, playerId: id, name, score, bonus, total }) => ({
      ...{ id, name, position, score, bonus, total },
      joinedOn: model.players.find((player) => player.id === id)?.joinedOn,
      role: null,
      team: null,
    }),
  );
}
