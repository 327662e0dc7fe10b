import type { BonusType } from '@vetta/contract/bonuses';
import { formatPoints } from '@vetta/contract/client/formats';
import type { ReactNode } from 'react';
import * as styles from './bonus-peaks.css.ts';
import { Peak } from './peak.tsx';

/** The bonuses side by side as one range; on a phone one below the other. */
export const BonusPeaks = ({ bonuses }: { readonly bonuses: readonly BonusType[] }) => (
  <Peaks>
    {bonuses.map(({ id, name, bonusKey, points, description }) => (
      <Bonus
        key={id}
        picture={<Peak bonus={bonusKey} />}
        name={name}
        points={`${points > 0 ? '+' : ''}${formatPoints(points)}`}
        description={description}
      />
    ))}
  </Peaks>
);

export const Peaks = ({ children }: { readonly children: ReactNode }) => (
  <ul className={styles.peaks}>{children}</ul>
);

interface BonusProps {
  readonly picture: ReactNode;
  readonly name: string;
  /** With its sign. */
  readonly points: string;
  readonly description: string;
}

export const Bonus = ({ picture, name, points, description }: BonusProps) => (
  <li className={styles.bonus}>
    <div className={styles.picture}>{picture}</div>
    <div className={styles.words}>
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.points}>{points} pt</p>
      <p className={styles.condition}>{description}</p>
    </div>
  </li>
);
