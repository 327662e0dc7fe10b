import { peaksOf } from '@vetta/contract/past-peaks';
import type { PublicQueries } from '@vetta/contract/plugin';
import { type ReactNode, useState } from 'react';
import { useSectionQuery } from '../page/first-data.ts';
import { Section } from '../page/section.tsx';
import { Unreachable } from '../unreachable/unreachable.tsx';
import * as styles from './hall-of-fame.css.ts';
import { MonthDialog } from './month-dialog.tsx';
import { MonthPeak } from './month-peak.tsx';

interface HallOfFameProps {
  readonly queries: Pick<PublicQueries, 'months' | 'month' | 'draws' | 'receipt' | 'site'>;
}

/** The past months as a panorama: a peak for each with its podium at the foot, the newest nearest. */
export const HallOfFame = ({ queries }: HallOfFameProps) => (
  <HallFrame>
    <PastMonths queries={queries} />
  </HallFrame>
);

export const HallFrame = ({ children }: { readonly children: ReactNode }) => (
  <Section id="hall" title="Albo d’oro" hint="Le vette dei mesi passati e chi ci è arrivato.">
    {children}
  </Section>
);

function PastMonths({ queries }: HallOfFameProps) {
  const { data, isFetched, isFetching, refetch } = useSectionQuery(queries.months);
  const [opened, setOpened] = useState<string | null>(null);
  if (!isFetched) return <HallLoading />;
  if (!data) {
    return <Unreachable what="Albo d’oro" isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  const peaks = peaksOf(data);
  if (peaks.length === 0) {
    return <EmptyHall />;
  }
  return (
    <>
      <Panorama>
        {peaks.map((peak) => (
          <MonthPeak key={peak.summary.month} peak={peak} onOpen={() => setOpened(peak.summary.month)} />
        ))}
      </Panorama>
      {opened !== null && <MonthDialog queries={queries} month={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

export const HallLoading = () => <p role="status">Caricamento…</p>;

export const EmptyHall = () => (
  <p className={styles.empty}>È il primo mese: alla sua chiusura il podio resta qui, sulla prima vetta.</p>
);

export const Panorama = ({ children }: { readonly children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
  <section className={styles.scroll} aria-label="Mesi passati" tabIndex={0}>
    <ol className={styles.panorama}>{children}</ol>
  </section>
);
