import { useQuery } from '@tanstack/react-query';
import type { PublicQueries } from '@vetta/contract/plugin';
import { useState } from 'react';
import { Section } from '../page/section.tsx';
import { Unreachable } from '../unreachable/unreachable.tsx';
import * as styles from './hall-of-fame.css.ts';
import { MonthDialog } from './month-dialog.tsx';
import { MonthPeak } from './month-peak.tsx';
import { peaksOf } from './peaks.ts';

interface HallOfFameProps {
  readonly queries: Pick<PublicQueries, 'months' | 'month' | 'draws' | 'receipt'>;
}

/** The past months as a panorama: a peak for each with its podium at the foot, the newest nearest. */
export const HallOfFame = ({ queries }: HallOfFameProps) => (
  <Section id="hall" title="Albo d'oro" hint="Le vette dei mesi passati e chi ci è arrivato.">
    <PastMonths queries={queries} />
  </Section>
);

function PastMonths({ queries }: HallOfFameProps) {
  const { data, isFetched, isFetching, refetch } = useQuery(queries.months);
  const [opened, setOpened] = useState<string | null>(null);
  if (!isFetched) return <p role="status">Caricamento…</p>;
  if (!data) {
    return <Unreachable what="Albo d'oro" isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  const peaks = peaksOf(data);
  if (peaks.length === 0) {
    return (
      <p className={styles.empty}>
        È il primo mese: alla sua chiusura il podio resta qui, sulla prima vetta.
      </p>
    );
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={styles.scroll} aria-label="Mesi passati" tabIndex={0}>
        <ol className={styles.panorama}>
          {peaks.map((peak) => (
            <MonthPeak key={peak.summary.month} peak={peak} onOpen={() => setOpened(peak.summary.month)} />
          ))}
        </ol>
      </section>
      {opened !== null && <MonthDialog queries={queries} month={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
