import { useQuery } from '@tanstack/react-query';
import { monthBefore } from '@vetta/contract/month-before';
import type { PublicQueries } from '@vetta/contract/plugin';
import { useState } from 'react';
import { CheckableDraw, drawInWords } from '../draws/opened-draw.tsx';
import { useOnDemand } from '../on-demand/use-on-demand.ts';
import { useOwnPlayer } from '../own-place/own-player.ts';
import { Finisher, MonthBeforeCard, WonDraw } from './month-before-card.tsx';
import { ownEnd } from './own-end.ts';

/** A month that is over changes a few times in two days. */
const POLL_MS = 5 * 60_000;

const loadDialog = async () => (await import('./month-dialog.tsx')).MonthDialog;

interface MonthBeforeProps {
  readonly queries: Pick<PublicQueries, 'month' | 'draws' | 'receipt' | 'site'>;
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
