import { useQuery } from '@tanstack/react-query';
import { settings } from '@vetta/contract/client/admin-queries';
import { adminMonths } from '@vetta/contract/client/month-queries';
import { Card } from '@vetta/design-system/card';
import { Heading } from '@vetta/design-system/heading';
import { Skeleton } from '@vetta/design-system/skeleton';
import { Stack } from '@vetta/design-system/stack';
import { Text } from '@vetta/design-system/text';
import { VisuallyHidden } from '@vetta/design-system/visually-hidden';
import { useToday } from '../day/use-today.ts';
import type { SectionProps } from '../layout/section-props.ts';
import { LoadError } from '../load-error.tsx';
import { contestSettings } from './contest-settings.ts';
import { DatesForm } from './dates-form.tsx';
import { LaunchForm } from './launch-form.tsx';
import * as styles from './setting-card.css.ts';
import { ThresholdForm } from './threshold-form.tsx';
import { graceNote } from './words.ts';

/** «Contest»: the launch, the lottery's threshold and the dates of the one month that has its own. */
export default function ContestPage({ context }: SectionProps) {
  const today = useToday(context);
  const { data, isError, isFetching, refetch } = useQuery(settings);
  const { data: months = [] } = useQuery(adminMonths);
  const stored = data && contestSettings(data);
  const grace = graceNote(months);
  return (
    <Stack gap="lg">
      <Stack gap="xxs">
        <Heading level={2}>Contest</Heading>
        <Text tone="muted">
          Quando comincia, quanto serve per la lotteria, e le date del mese che non segue il calendario.
        </Text>
        {grace !== undefined && <Text tone="accent">{grace}</Text>}
      </Stack>
      {isError && !data && (
        <LoadError
          title="Le impostazioni non sono arrivate"
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!isError && !data && <ContestSkeleton />}
      {stored && (
        <div className={styles.cards}>
          <Stack gap="md">
            <LaunchForm setting={stored.launch} now={context.now} />
            <ThresholdForm setting={stored.lotteryThreshold} />
            <DatesForm setting={stored.contest} today={today} months={months} />
          </Stack>
        </div>
      )}
    </Stack>
  );
}

const ContestSkeleton = () => (
  <>
    <VisuallyHidden>
      <span role="status">Caricamento delle impostazioni…</span>
    </VisuallyHidden>
    <div className={styles.cards}>
      <Stack gap="md">
        {['lancio', 'soglia', 'date'].map((card) => (
          <Card key={card}>
            <Stack gap="sm">
              <Skeleton shape="title" width="third" />
              <Skeleton width="most" />
              <Skeleton shape="button" width="third" />
            </Stack>
          </Card>
        ))}
      </Stack>
    </div>
  </>
);
