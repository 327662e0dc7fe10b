import { useQuery } from '@tanstack/react-query';
import { scoring } from '@vetta/contract/client/admin-queries';
import { Stack } from '@vetta/design-system/stack';
import { QueryView } from '../queries/query-view.tsx';
import { SectionHeader } from '../section-header.tsx';
import * as styles from './scoring.css.ts';
import { ScoringForm } from './scoring-form.tsx';
import { ScoringSkeleton } from './scoring-skeleton.tsx';

/** «Configurazione Punteggi»: what each action is worth. */
export default function ScoringPage() {
  return (
    <div className={styles.page}>
      <Stack gap="lg">
        <SectionHeader
          title="Configurazione Punteggi"
          subtitle="Quanti punti vale ogni azione, da oggi e per tutto il mese"
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
