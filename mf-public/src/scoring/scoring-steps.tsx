import { formatPoints } from '@vetta/contract/client/formats';
import type { PublicScoring } from '@vetta/contract/scoring';
import { AltitudeLine } from '@vetta/design-system/altitude-line';
import * as styles from './scoring-steps.css.ts';
import { stepsOf } from './steps.ts';

/** The four actions with their points; a line shows each one's share of the highest. */
export function ScoringSteps({ scoring }: { readonly scoring: PublicScoring }) {
  const steps = stepsOf(scoring);
  const highest = Math.max(...steps.map(({ points }) => points));
  return (
    <ul className={styles.steps}>
      {steps.map(({ action, points }) => (
        <li key={action} className={styles.step}>
          <p className={styles.points}>
            +{formatPoints(points)}
            <span className={styles.unit}>pt</span>
          </p>
          <p className={styles.action}>{action}</p>
          <AltitudeLine value={points} summit={highest} tone="glow" />
        </li>
      ))}
    </ul>
  );
}
