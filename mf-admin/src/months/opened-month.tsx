import { useQuery } from '@tanstack/react-query';
import { capital, formatMonth } from '@vetta/contract/client/formats';
import { adminMonth, adminMonths } from '@vetta/contract/client/month-queries';
import type { AdminMonth, MonthDetail } from '@vetta/contract/months';
import { EmptyState } from '@vetta/design-system/empty-state';
import { Skeleton } from '@vetta/design-system/skeleton';
import { Stack } from '@vetta/design-system/stack';
import { useState } from 'react';
import { joined } from '../queries/joined.ts';
import { type Query, QueryView } from '../queries/query-view.tsx';
import { LateEntries } from './late-entries.tsx';
import { MonthDraws } from './month-draws.tsx';
import { MonthHeader } from './month-header.tsx';
import { MonthPrizes } from './month-prizes.tsx';
import { MonthRecord } from './month-record.tsx';
import { MonthStandings } from './month-standings.tsx';
import * as styles from './opened-month.css.ts';
import { RebuildDialog } from './rebuild-dialog.tsx';
import { RebuildHistory } from './rebuild-history.tsx';

interface OpenedMonthProps {
  /** `YYYY-MM` */
  readonly month: string;
  readonly today: string;
}

/** One month: its standings, prizes, draws, late data and rebuilds. Printed, it is the month's result. */
export function OpenedMonth({ month, today }: OpenedMonthProps) {
  const months = useQuery(adminMonths);
  const detail = useQuery(adminMonth(month));
  const summary = months.data?.find((one) => one.month === month);
  // The server answers 404 for a month that is not in the list.
  const query: Query<unknown> = summary || months.isError ? joined(months, detail) : months;

  return (
    <div className={styles.sheet}>
      <MonthHeader title={capital(formatMonth(month))} summary={summary} />
      <QueryView
        query={query}
        loading="Caricamento del mese…"
        skeleton={<OpenedMonthSkeleton />}
        failed="Il mese non è arrivato"
      >
        {() =>
          summary && detail.data ? (
            <MonthSections summary={summary} detail={detail.data} today={today} />
          ) : (
            <EmptyState title="Di questo mese non c’è una classifica" level={3}>
              È prima del primo mese della gara, o deve ancora cominciare.
            </EmptyState>
          )
        }
      </QueryView>
    </div>
  );
}

interface MonthSectionsProps {
  readonly summary: AdminMonth;
  readonly detail: MonthDetail;
  readonly today: string;
}

function MonthSections({ summary, detail, today }: MonthSectionsProps) {
  const [isRebuilding, setIsRebuilding] = useState(false);
  const { month, state, rebuilds } = summary;
  return (
    <>
      {state === 'final' && (
        <div className={styles.onScreen}>
          <LateEntries summary={summary} onRebuild={() => setIsRebuilding(true)} />
        </div>
      )}
      <div className={styles.columns}>
        <MonthStandings
          month={month}
          entries={detail.entries}
          today={today}
          isImported={detail.imported === true}
        />
        <Stack gap="xl">
          <MonthPrizes month={month} state={state} entries={detail.entries} today={today} />
          <MonthDraws month={month} />
          <RebuildHistory rebuilds={rebuilds} />
        </Stack>
      </div>
      <MonthRecord month={month} detail={detail} today={today} />
      {isRebuilding && <RebuildDialog month={month} onClose={() => setIsRebuilding(false)} />}
    </>
  );
}

const OpenedMonthSkeleton = () => (
  <div className={styles.columns}>
    <Stack gap="sm">
      {['uno', 'due', 'tre', 'quattro', 'cinque', 'sei'].map((row) => (
        <Skeleton key={row} />
      ))}
    </Stack>
    <Stack gap="sm">
      <Skeleton shape="title" width="half" />
      <Skeleton width="most" />
      <Skeleton width="half" />
    </Stack>
  </div>
);
