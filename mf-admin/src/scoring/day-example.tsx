import { pointsOf } from '@vetta/contract/points';
import type { ScoringChange } from '@vetta/contract/scoring';
import { Numeral } from '@vetta/design-system/numeral';
import { Text } from '@vetta/design-system/text';
import { ArrowRight } from 'lucide-react';
import * as styles from './scoring.css.ts';

/** A good day in the office. */
const exampleDay = { rings: 80, apptSet: 4, apptDone: 2, presences: 1 };

interface DayExampleProps {
  readonly saved: ScoringChange;
  readonly typed: ScoringChange;
}

/** What an example day is worth now, and with the typed values. */
export function DayExample({ saved, typed }: DayExampleProps) {
  const before = pointsOf(exampleDay, saved);
  const after = pointsOf(exampleDay, typed);
  const { rings, apptSet, apptDone } = exampleDay;
  return (
    <div className={styles.example}>
      <Text size="sm" tone="muted">
        Una giornata da {rings} chiamate, {apptSet} appuntamenti fissati, {apptDone} conclusi e l’allineamento
      </Text>
      <p className={styles.points} role="status">
        <Numeral value={before} size="xl" unit="pt" tone={before === after ? 'primary' : 'muted'} />
        {before !== after && (
          <>
            <ArrowRight size={20} aria-label="diventano" className={styles.arrow} />
            <Numeral value={after} size="xl" unit="pt" tone="accent" />
          </>
        )}
      </p>
      <Text size="sm" tone="muted">
        Salvando, i punti di tutto il mese si ricalcolano subito e la classifica cambia per tutti. I mesi
        chiusi restano come sono.
      </Text>
    </div>
  );
}
