import { useQuery } from '@tanstack/react-query';
import { scoring } from '@vetta/contract/client/admin-queries';
import { Stack } from '@vetta/design-system/stack';
import { LoadError } from '../load-error.tsx';
import { SectionHeader } from '../section-header.tsx';
import * as styles from './scoring.css.ts';
import { ScoringForm } from './scoring-form.tsx';
import { ScoringSkeleton } from './scoring-skeleton.tsx';

/** «Configurazione Punteggi»: what each action is worth. */
export default function ScoringPage() {
  const { data, isPending, isError, isFetching, refetch } = useQuery(scoring);
  return (
    <div className={styles.page}>
      <Stack gap="lg">
        <SectionHeader
          title="Configurazione Punteggi"
          subtitle="Quanti punti vale ogni azione, da oggi e per tutto il mese"
        />
        {isPending && <ScoringSkeleton />}
        {isError && (
          <LoadError title="I punteggi non sono arrivati" isRetrying={isFetching} onRetry={() => refetch()} />
        )}
        {data && <ScoringForm loaded={data} />}
      </Stack>
    </div>
  );
}
