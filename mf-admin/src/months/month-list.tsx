import { useQuery } from '@tanstack/react-query';
import { adminMonths } from '@vetta/contract/client/month-queries';
import { Button } from '@vetta/design-system/button';
import { EmptyState } from '@vetta/design-system/empty-state';
import { Heading } from '@vetta/design-system/heading';
import { Skeleton } from '@vetta/design-system/skeleton';
import { Stack } from '@vetta/design-system/stack';
import { Text } from '@vetta/design-system/text';
import { VisuallyHidden } from '@vetta/design-system/visually-hidden';
import { useLocation } from 'wouter';
import { LoadError } from '../load-error.tsx';
import * as styles from './month-strip.css.ts';
import { MonthStrip } from './month-strip.tsx';

/** All months, newest first, a strip each. */
export function MonthList() {
  const months = useQuery(adminMonths);
  return (
    <Stack gap="lg">
      <Stack gap="xxs">
        <Heading level={2}>Mesi</Heading>
        <Text tone="muted">Ogni mese con la sua classifica, i premi e le estrazioni.</Text>
      </Stack>
      {months.isPending && <MonthsSkeleton />}
      {months.isError && !months.data && (
        <LoadError
          title="I mesi non sono arrivati"
          isRetrying={months.isFetching}
          onRetry={() => void months.refetch()}
        />
      )}
      {months.data?.length === 0 && <NoMonths />}
      {months.data && months.data.length > 0 && (
        <ul className={styles.list}>
          {months.data.map((month) => (
            <MonthStrip key={month.month} month={month} />
          ))}
        </ul>
      )}
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
  <>
    <VisuallyHidden>
      <span role="status">Caricamento dei mesi…</span>
    </VisuallyHidden>
    <div className={styles.list} aria-hidden="true">
      {['uno', 'due', 'tre'].map((strip) => (
        <div key={strip} className={styles.strip}>
          <Skeleton shape="title" width="half" />
          <Skeleton width="most" />
        </div>
      ))}
    </div>
  </>
);
