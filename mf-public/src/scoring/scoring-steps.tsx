import { formatPoints } from '@vetta/contract/client/formats';
import type { PublicScoring } from '@vetta/contract/scoring';
import { AltitudeLine } from '@vetta/design-system/altitude-line';
import type { ReactNode } from 'react';
import * as styles from './scoring-steps.css.ts';
import { stepsOf } from './steps.ts';

/** The four actions with their points. */
export function ScoringSteps({ scoring }: { readonly scoring: PublicScoring }) {
  const steps = stepsOf(scoring);
  const highest = Math.max(...steps.map(({ points }) => points));
  return (
    <Steps>
      {steps.map(({ action, points }) => (
        <Step
          key={action}
          action={action}
          points={formatPoints(points)}
          share={String(Math.round((1000 * points) / highest) / 10)}
        />
      ))}
    </Steps>
  );
}

export const Steps = ({ children }: { readonly children: ReactNode }) => (
  <ul className={styles.steps}>{children}</ul>
);

interface StepProps {
  readonly action: string;
  readonly points: string;
  /** In hundredths of the highest step's points: the length of a line. */
  readonly share: string;
}

export const Step = ({ action, points, share }: StepProps) => (
  <li className={styles.step}>
    <p translate="no" className={styles.points}>
      +{points}
      <span className={styles.unit}>pt</span>
    </p>
    <p className={styles.action}>{action}</p>
    <AltitudeLine value={share} summit={100} tone="glow" />
  </li>
);
