import type { BonusType } from '@vetta/contract/bonuses';
import { formatPoints } from '@vetta/contract/client/formats';
import * as styles from './bonus-peaks.css.ts';
import { Peak } from './peak.tsx';

/** The bonuses side by side as one range; on a phone one below the other. */
export const BonusPeaks = ({ bonuses }: { readonly bonuses: readonly BonusType[] }) => (
  <ul className={styles.peaks}>
    {bonuses.map(({ id, name, bonusKey, points, description }) => (
      <li key={id} className={styles.bonus}>
        <div className={styles.picture}>
          <Peak bonus={bonusKey} />
        </div>
        <div className={styles.words}>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.points}>
            {points > 0 && '+'}
            {formatPoints(points)} pt
          </p>
          <p className={styles.condition}>{description}</p>
        </div>
      </li>
    ))}
  </ul>
);
