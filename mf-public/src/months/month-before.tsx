import { useQuery } from '@tanstack/react-query';
import { formatPoints } from '@vetta/contract/client/formats';
import type { Draws } from '@vetta/contract/draws';
import { toPlace } from '@vetta/contract/italian-article';
import { monthBefore } from '@vetta/contract/month-before';
import { monthName } from '@vetta/contract/month-name';
import type { MonthDetail } from '@vetta/contract/months';
import type { PublicQueries } from '@vetta/contract/plugin';
import { prizeWinners } from '@vetta/contract/prize-winners';
import { useState } from 'react';
import { CheckableDraw, drawInWords } from '../draws/opened-draw.tsx';
import { useOnDemand } from '../on-demand/use-on-demand.ts';
import { type OwnPlayer, useOwnPlayer } from '../own-place/own-player.ts';
import { Finisher, MonthBeforeCard, WonDraw } from './month-before-card.tsx';

/** A month that is over changes a few times in two days. */
const POLL_MS = 5 * 60_000;

const loadDialog = async () => (await import('./month-dialog.tsx')).MonthDialog;

interface MonthBeforeProps {
  readonly queries: Pick<PublicQueries, 'month' | 'draws' | 'receipt'>;
  /** `YYYY-MM` */
  readonly month: string;
  /** The label of the month after it: `dicembre 2026`. */
  readonly now: string;
}

/** How the month before ended, for everybody and for this device's player. */
export default function MonthBefore({ queries, month, now }: MonthBeforeProps) {
  const rarely = { staleTime: POLL_MS, refetchInterval: POLL_MS };
  const { data: detail } = useQuery({ ...queries.month(month), ...rarely });
  const { data: held } = useQuery({ ...queries.draws(month), ...rarely });
  const own = useOwnPlayer();
  const [isOpen, setOpen] = useState(false);
  const { part: MonthDialog } = useOnDemand(loadDialog, isOpen);
  if (!detail || !held) return null;
  const { podium, ...view } = monthBefore(detail, held, now);
  return (
    <>
      <MonthBeforeCard
        {...view}
        own={own === null ? undefined : ownEnd(detail, held, own)}
        podium={podium.map((finisher) => (
          <Finisher key={`${finisher.place} ${finisher.who}`} {...finisher} />
        ))}
        draws={held.draws
          .filter(({ voidedAt }) => voidedAt === null)
          .map((draw) => (
            <WonDraw key={draw.id} {...drawInWords(draw)}>
              <CheckableDraw draw={draw} />
            </WonDraw>
          ))}
        onOpen={() => setOpen(true)}
      />
      {isOpen && MonthDialog && (
        <MonthDialog queries={queries} month={month} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

/**
 * Returns how a player ended a month and what they won, `Hai chiuso novembre al 4° posto, 929 pt e vinci «Cena per due»`;
 * undefined without points. The words fit everybody: «al 7° posto», not «settima».
 */
export function ownEnd(
  {
    entries,
    month,
    state,
    prizes,
    imported,
  }: Pick<MonthDetail, 'entries' | 'month' | 'state' | 'prizes' | 'imported'>,
  { draws }: Pick<Draws, 'draws'>,
  { playerId }: Pick<OwnPlayer, 'playerId'>,
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
