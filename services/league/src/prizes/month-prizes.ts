import { prizeWinners } from '@vetta/contract/prize-winners';
import type { MonthPrize } from '@vetta/contract/prizes';
import type { Day, Month } from '@vetta/contract/values';
import { getDraws } from '../draws/draws.ts';
import { getMonth } from '../months/get-month.ts';
import type { Database } from '../store/database.ts';
import { rows } from '../store/rows.ts';
import type { Now } from '../time/now.ts';
import { firstDay } from '../time/rome.ts';

/**
 * Returns a month's prizes by position, the lottery's after them, with their winners and handovers. Prize N goes to the
 * N-th eligible player once the month is final (docs/rules.md, «Eligibility»), a lottery prize to whom its valid draw
 * names. A prize that was drawn or handed over stays listed when the month no longer has it. @throws UnknownMonth
 */
export async function listMonthPrizes(db: Database, month: Month, now: Now): Promise<MonthPrize[]> {
  const detail = await getMonth(db, month, now);
  const { draws } = await getDraws(db, month);
  const handed = await handovers(db, month);
  const names = new Map(
    [
      ...handed.map(({ playerId, name }) => ({ id: playerId, name: name ?? 'un partecipante eliminato' })),
      ...draws.flatMap(({ participants }) => participants),
      ...detail.entries.map(({ playerId, name }) => ({ id: playerId, name })),
    ].map(({ id, name }) => [id, name]),
  );
  const person = (playerId: string) => ({ playerId, name: names.get(playerId) ?? '' });

  const drawn = draws.filter(({ voidedAt }) => voidedAt === null);
  const winners = new Map(
    detail.state === 'final'
      ? prizeWinners(detail.prizes, detail.entries).map(({ prize, winner }) => [prize.id, winner?.playerId])
      : [],
  );
  const listed = [
    ...detail.prizes,
    ...drawn.map(({ prizeId, prizeTitle }) => ({ ...gone, id: prizeId, title: prizeTitle, isLottery: true })),
    ...handed.map(({ prizeId, title }) => ({ ...gone, id: prizeId, title, isLottery: false })),
  ];
  return listed
    .filter(({ id }, index) => listed.findIndex((one) => one.id === id) === index)
    .map(({ id, title, isLottery, position }) => {
      const winnerId = isLottery ? drawn.find(({ prizeId }) => prizeId === id)?.winnerId : winners.get(id);
      const handover = handed.find(({ prizeId }) => prizeId === id);
      return {
        ...{ month, prizeId: id, title, isLottery, position: isLottery ? null : position },
        winner: winnerId ? person(winnerId) : null,
        handover: handover ? { ...person(handover.playerId), on: handover.on } : null,
      };
    });
}

/** Stands for the position of a prize that the month no longer has. */
const gone = { position: null };

interface Handover {
  readonly prizeId: string;
  readonly title: string;
  readonly playerId: string;
  readonly on: Day;
  readonly name: string | null;
}

const handovers = (db: Database, month: Month): Promise<Handover[]> =>
  rows(
    db,
    `select h.prize_id as "prizeId", h.title, h.player_id as "playerId", h.handed_on as "on", p.name
    from prize_handovers h left join players p on p.id = h.player_id where h.month = :month order by h.prize_id`,
    { month: firstDay(month) },
  );
