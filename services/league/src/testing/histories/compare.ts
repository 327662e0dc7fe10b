import { expect } from 'vitest';
import { listBonusTypes } from '../../bonuses/bonus-types.ts';
import { listAwards } from '../../bonuses/list-awards.ts';
import { listPlayers } from '../../players/list-players.ts';
import { getLeaderboard } from '../../standings/leaderboard.ts';
import { rows } from '../../store/rows.ts';
import { momentOf } from '../../time/moment.ts';
import { dayOf, monthOfDay } from '../oracle/days.ts';
import { standings } from '../oracle/standings.ts';
import type { PlayedLeague } from './played-league.ts';

/** Holds everything a person can see of the game to the oracle: the boards of `months`, awards, players, closed days. */
export async function compare(league: PlayedLeague, months: readonly string[]): Promise<void> {
  const { db, model, now } = league;
  const current = monthOfDay(dayOf(now));
  expect(await awards(league)).toEqual(oracleAwards(league));
  for (const month of months.filter((one) => one <= current)) {
    const board = await getLeaderboard(db, momentOf(now), month);
    expect({ month, final: board.state === 'final', entries: board.entries.map(compared) }).toEqual({
      month,
      final: model.finalMonths.has(month),
      entries: standings(model, month),
    });
  }
  expect((await getLeaderboard(db, momentOf(now))).entries.map(compared)).toEqual(standings(model, current));
  expect(await players(league)).toEqual(oraclePlayers(league));
  expect(await rows(db, 'select date from closed_days where covered_by is null order by date')).toEqual(
    model.closedDays.map((date) => ({ date })),
  );
}

type Row = Awaited<ReturnType<typeof getLeaderboard>>['entries'][number];

const compared = ({ notEligible: _, provisional: __, ...row }: Row) => row;

async function awards({ db }: PlayedLeague) {
  const kinds = new Map((await listBonusTypes(db)).map(({ id, bonusKey }) => [id, bonusKey]));
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

async function players({ db, now }: PlayedLeague) {
  const list = await listPlayers(db, momentOf(now));
  return list.map(({ updated_at: _, ...player }) => player).toSorted((a, b) => a.position - b.position);
}

function oraclePlayers({ model, now }: PlayedLeague) {
  return standings(model, monthOfDay(dayOf(now))).map(
    ({ position, playerId: id, name, score, bonus, total }) => ({
      ...{ id, name, position, score, bonus, total },
      joinedOn: model.players.find((player) => player.id === id)?.joinedOn,
    }),
  );
}
