import { useQuery } from '@tanstack/react-query';
import { capital, formatMonth } from '@vetta/contract/client/formats';
import type { MonthDetail } from '@vetta/contract/months';
import type { PublicQueries } from '@vetta/contract/plugin';
import { Dialog } from '@vetta/design-system/dialog';
import { LotteryDraw } from '../draws/lottery-draw.tsx';
import { useOwnPlayer } from '../own-place/own-player.ts';
import { Unreachable } from '../unreachable/unreachable.tsx';
import * as styles from './month-dialog.css.ts';
import { MonthPrizes } from './month-prizes.tsx';
import { MonthStandings } from './month-standings.tsx';
import { ownEnd } from './own-end.ts';

interface MonthDialogProps {
  readonly queries: Pick<PublicQueries, 'month' | 'draws' | 'receipt' | 'site'>;
  /** `YYYY-MM` */
  readonly month: string;
  readonly onClose: () => void;
}

const states = {
  open: 'Mese in corso',
  grace: 'Classifica provvisoria: gli ultimi dati contano ancora',
  final: 'Classifica definitiva',
} satisfies Record<MonthDetail['state'], string>;

const stateInWords = ({ state, imported }: MonthDetail): string =>
  imported ? 'Mese importato: senza premi e senza estrazione' : states[state];

/** A past month: how this device's player ended it, its prizes and draw, and the standings to the last row. */
export function MonthDialog({ queries, month, onClose }: MonthDialogProps) {
  const { data, isFetched, isFetching, refetch } = useQuery(queries.month(month));
  const { data: held } = useQuery(queries.draws(month));
  const own = useOwnPlayer();
  const end = own && data && held && ownEnd(data, held, own);
  return (
    <Dialog
      title={capital(formatMonth(month))}
      description={data && stateInWords(data)}
      isOpen
      hasClose
      onClose={onClose}
    >
      {data ? (
        <>
          {end && (
            <p translate="no" className={styles.own}>
              {end}
            </p>
          )}
          <MonthPrizes month={data} />
          <LotteryDraw queries={queries} month={month} />
          <MonthStandings queries={queries} month={month} entries={data.entries} />
        </>
      ) : !isFetched ? (
        <p role="status" className={styles.quiet}>
          Caricamento…
        </p>
      ) : (
        <Unreachable what="Mese" isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
    </Dialog>
  );
}
