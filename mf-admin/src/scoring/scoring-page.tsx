import { useQuery } from '@tanstack/react-query';
import { scoring } from '@vetta/contract/client/admin-queries';
import { Card } from '@vetta/design-system/card';
import { Skeleton } from '@vetta/design-system/skeleton';
import { Stack } from '@vetta/design-system/stack';
import { QueryView } from '../kit/queries/query-view.tsx';
import { SectionHeader } from '../kit/section-header.tsx';
import * as styles from './scoring.css.ts';
import { scoringNames } from './scoring-fields.ts';
import { ScoringForm } from './scoring-form.tsx';

/** «Configurazione Punteggi»: what each action is worth. */
export default function ScoringPage() {
  return (
    <div className={styles.page}>
      <Stack gap="lg">
        <SectionHeader
          title="Configurazione Punteggi"
          subtitle="Quanti punti vale ogni azione: un cambio vale per tutto il mese in corso"
        />
        <QueryView
          query={useQuery(scoring)}
          loading="Caricamento dei punteggi…"
          skeleton={<ScoringSkeleton />}
          failed="I punteggi non sono arrivati"
        >
          {(loaded) => <ScoringForm loaded={loaded} />}
        </QueryView>
      </Stack>
    </div>
  );
}

/** Shown while the values load: as high as the form that takes its place. */
const ScoringSkeleton = () => (
  <Card>
    <Stack gap="lg">
      <div className={styles.fields}>
        {scoringNames.map((name) => (
          <Stack key={name} gap="xs">
            <Skeleton width="half" />
            <Skeleton shape="button" />
            <Skeleton width="third" />
          </Stack>
        ))}
      </div>
      <div className={styles.example}>
        <Skeleton width="most" />
        <Skeleton shape="numeral" width="third" />
        <Skeleton width="most" />
      </div>
      <Skeleton shape="button" width="half" />
    </Stack>
  </Card>
);
