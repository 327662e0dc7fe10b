import { Skeleton } from '@vetta/design-system/skeleton';
import { VisuallyHidden } from '@vetta/design-system/visually-hidden';
import * as styles from './scoring-steps.css.ts';

const steps = ['half', 'most', 'full', 'most'] as const;

/** Shown while the scoring values load: as tall as they are. */
export const ScoringSkeleton = () => (
  <>
    <VisuallyHidden>Caricamento…</VisuallyHidden>
    <div className={styles.steps} aria-hidden="true">
      {steps.map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the four places never change their order
        <div key={index} className={styles.step}>
          <div className={styles.points}>
            <Skeleton shape="numeral" />
          </div>
          <div className={styles.action}>
            <Skeleton width={width} />
          </div>
        </div>
      ))}
    </div>
  </>
);
