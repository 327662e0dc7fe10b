import { useQuery } from '@tanstack/react-query';
import { capital, formatInstant, formatMonth } from '@vetta/contract/client/formats';
import { adminMonth, adminMonths } from '@vetta/contract/client/month-queries';
import type { AdminMonth, MonthDetail } from '@vetta/contract/months';
import { Badge } from '@vetta/design-system/badge';
import { Button } from '@vetta/design-system/button';
import { EmptyState } from '@vetta/design-system/empty-state';
import { Heading } from '@vetta/design-system/heading';
import { Inline } from '@vetta/design-system/inline';
import { Skeleton } from '@vetta/design-system/skeleton';
import { Stack } from '@vetta/design-system/stack';
import { Text } from '@vetta/design-system/text';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { joined } from '../kit/queries/joined.ts';
import { type Query, QueryView } from '../kit/queries/query-view.tsx';
import { TitledSection } from '../kit/titled-section.tsx';
import { BackLink } from '../layout/back-link.tsx';
import { LateEntries } from './late-entries.tsx';
import { MonthDraws } from './month-draws.tsx';
import { MonthPrizes } from './month-prizes.tsx';
import { MonthRecord } from './month-record.tsx';
import { MonthStandings } from './month-standings.tsx';
import { badgesOf, stateInWords } from './month-state.ts';
import * as styles from './opened-month.css.ts';
import { RebuildDialog } from './rebuild-dialog.tsx';

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
      <MonthRecord month={month} rebuilds={rebuilds} detail={detail} today={today} />
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

/** Each rebuild of the month with its reason, newest first. */
function RebuildHistory({ rebuilds }: Pick<AdminMonth, 'rebuilds'>) {
  if (rebuilds.length === 0) return null;
  return (
    <div className={styles.onScreen}>
      <TitledSection title="Ricalcoli" gap="xs">
        <ul>
          {[...rebuilds].reverse().map(({ rebuiltAt, reason }) => (
            <li key={rebuiltAt} className={styles.item}>
              <Text>{reason}</Text>
              <Text size="sm" tone="muted">
                {formatInstant(rebuiltAt)}
              </Text>
            </li>
          ))}
        </ul>
      </TitledSection>
    </div>
  );
}

interface MonthHeaderProps {
  readonly title: string;
  /** Undefined while loading, and of a month that has no standings. */
  readonly summary: AdminMonth | undefined;
}

/** The month's name and state, the way back and «Stampa». */
const MonthHeader = ({ title, summary }: MonthHeaderProps) => (
  <Stack as="header" gap="xs">
    <BackLink href="/admin/months">Tutti i mesi</BackLink>
    <Inline gap="md" align="end" justify="between">
      <Stack gap="xs">
        <Heading level={2}>{title}</Heading>
        {summary && (
          <p className={styles.state}>
            {badgesOf(summary).map(({ label, tone }) => (
              <Badge key={label} tone={tone}>
                {label}
              </Badge>
            ))}{' '}
            {stateInWords(summary)}
          </p>
        )}
      </Stack>
      {summary && (
        <Button onPress={() => window.print()}>
          <Printer size={18} aria-hidden="true" />
          Stampa
        </Button>
      )}
    </Inline>
  </Stack>
);
