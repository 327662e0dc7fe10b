import { formatPoints } from '@vetta/contract/client/formats';
import { nameWidth } from '../kiosk/name-width.ts';
import * as styles from './bonus-news.css.ts';
import type { NewBonus } from './news.ts';

interface BonusNewsProps {
  readonly bonuses: readonly NewBonus[];
  /** Whether there is nothing else on the screen. */
  readonly isMain: boolean;
}

const MOST = { main: 6, beside: 2 };

const others = (count: number) => (count === 1 ? 'e un’altra persona' : `e altre ${count} persone`);

/** Who has new bonus points. Those who have no room are counted. */
export function BonusNews({ bonuses, isMain }: BonusNewsProps) {
  const most = isMain ? MOST.main : MOST.beside;
  const shown = bonuses.length <= most ? bonuses : bonuses.slice(0, most - 1);
  const hidden = bonuses.length - shown.length;
  return (
    <ul className={styles.list}>
      {shown.map(({ playerId, name, points }) => (
        <li key={playerId} className={styles.bonus}>
          <span className={`${styles.name} ${styles.width[nameWidth(name)]}`}>{name}</span>
          <span className={styles.points}>
            +{formatPoints(points)} <span className={styles.unit}>pt di bonus</span>
          </span>
        </li>
      ))}
      {hidden > 0 && <li className={styles.others}>{others(hidden)}</li>}
    </ul>
  );
}
