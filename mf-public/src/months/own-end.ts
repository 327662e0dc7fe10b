import { formatPoints } from '@vetta/contract/client/formats';
import type { Draws } from '@vetta/contract/draws';
import { toPlace } from '@vetta/contract/italian-article';
import { monthName } from '@vetta/contract/month-name';
import type { MonthDetail } from '@vetta/contract/months';
import { prizeWinners } from '@vetta/contract/prize-winners';
import type { OwnPlayer } from '../own-place/own-player.ts';

/**
 * Returns how a player ended a month and what they won, `Hai chiuso novembre al 4° posto, 929 pt e vinci «Cena per due»`;
 * undefined without points. The words fit everybody: «al 7° posto», not «settima».
 */
export function ownEnd(
  { entries, month, state, prizes, imported }: MonthDetail,
  { draws }: Draws,
  { playerId }: OwnPlayer,
): string | undefined {
  const row = entries.find((one) => one.playerId === playerId && one.total > 0);
  if (!row) return undefined;
  const fact = row.notEligible === 'disqualified' ? ', con la squalifica per il mese' : '';
  const placed = imported
    ? []
    : prizeWinners(prizes, entries).filter(({ winner }) => winner?.playerId === playerId);
  const drawn = draws.filter(({ voidedAt, winnerId }) => voidedAt === null && winnerId === playerId);
  const won = [
    // Until the month is final late data may give these to others.
    ...placed.map(({ prize }) => `${state === 'final' ? '' : 'per ora '}vinci «${prize.title}»`),
    ...drawn.map(({ prizeTitle }) => `vinci «${prizeTitle}» alla lotteria`),
  ];
  const prize = won.map((words) => ` e ${words}`).join('');
  return `Hai chiuso ${monthName(month)} ${toPlace(row.position)}, ${formatPoints(row.total)} pt${fact}${prize}`;
}
