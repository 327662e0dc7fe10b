import { useQuery } from '@tanstack/react-query';
import { adminMonths } from '@vetta/contract/client/month-queries';
import { Month } from '@vetta/contract/values';
import { Button } from '@vetta/design-system/button';
import { EmptyState } from '@vetta/design-system/empty-state';
import { Skeleton } from '@vetta/design-system/skeleton';
import { Stack } from '@vetta/design-system/stack';
import { useLocation, useRoute } from 'wouter';
import { useToday } from '../day/use-server-time.ts';
import { QueryView } from '../kit/queries/query-view.tsx';
import { SectionHeader } from '../kit/section-header.tsx';
import type { SectionProps } from '../layout/section-props.ts';
import * as styles from './month-strip.css.ts';
import { MonthStrip } from './month-strip.tsx';
import { OpenedMonth } from './opened-month.tsx';

/** «Mesi»: the months, or the one in the address (`/admin/months/2026-10`). */
export default function MonthsPage({ context }: SectionProps) {
  const today = useToday(context);
  const [, params] = useRoute('/admin/months/:month');
  const month = Month.safeParse(params?.month);
  return month.success ? <OpenedMonth key={month.data} month={month.data} today={today} /> : <MonthList />;
}

/** All months, newest first, a strip each. */
function MonthList() {
  return (
    <Stack gap="lg">
      <SectionHeader title="Mesi" subtitle="Ogni mese con la sua classifica, i premi e le estrazioni." />
      <QueryView
        query={useQuery(adminMonths)}
        loading="Caricamento dei mesi…"
        skeleton={<MonthsSkeleton />}
        failed="I mesi non sono arrivati"
        empty={<NoMonths />}
      >
        {(months) => (
          <ul className={styles.list}>
            {months.map((month) => (
              <MonthStrip key={month.month} month={month} />
            ))}
          </ul>
        )}
      </QueryView>
    </Stack>
  );
}

function NoMonths() {
  const [, navigate] = useLocation();
  return (
    <EmptyState
      title="Nessun mese"
      level={3}
      action={<Button onPress={() => navigate('/admin/quick-entry')}>Vai a Inserimento rapido</Button>}
    >
      Il primo mese nasce con la prima entry.
    </EmptyState>
  );
}

const MonthsSkeleton = () => (
  <div className={styles.list}>
    {['uno', 'due', 'tre'].map((strip) => (
      <div key={strip} className={styles.strip}>
        <Skeleton shape="title" width="half" />
        <Skeleton width="most" />
      </div>
    ))}
  </div>
);
