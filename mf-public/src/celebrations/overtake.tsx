import { metalOf, nextAbove } from '@vetta/contract/honours';
import type { Standing } from '@vetta/contract/standings';
import { Glow } from '@vetta/design-system/heading';
import { WallRow } from '../kiosk/wall-row.tsx';
import * as styles from './celebration-scene.css.ts';
import type { News } from './news.ts';

type OvertakeProps = NonNullable<News['overtake']> & {
  /** All rows of the month. */
  readonly entries: readonly Standing[];
};

/** Two names with more characters are set smaller. */
const LONG_NAMES = 44;

/** «Chiara supera Niccolò»: the two rows pass each other once, then rest. */
export function Overtake({ climber, passed, entries }: OvertakeProps) {
  const row = (standing: Standing, movement: string) => (
    <ol className={`${styles.row} ${movement}`}>
      <WallRow
        standing={standing}
        leader={entries[0]?.total ?? 0}
        metal={metalOf(entries, standing.playerId)}
        next={nextAbove(entries, standing.playerId)}
      />
    </ol>
  );
  const isLong = climber.name.length + (passed?.name.length ?? 0) > LONG_NAMES;
  return (
    <div className={styles.overtake}>
      <h2 className={`${styles.title} ${styles.size[isLong ? 'long' : 'short']}`}>
        <Glow>{climber.name}</Glow> {passed ? `supera ${passed.name}` : `sale al ${climber.position}° posto`}
      </h2>
      <div className={styles.rows}>
        {row(climber, passed ? styles.climbs : styles.appears)}
        {passed && row(passed, styles.yields)}
      </div>
    </div>
  );
}
