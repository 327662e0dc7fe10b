import { metalOfPlace } from '@vetta/contract/honours';
import type { Standing } from '@vetta/contract/standings';
import { Numeral } from '@vetta/design-system/numeral';
import { nameWidth } from '../kiosk/name-width.ts';
import * as styles from './podium-peaks.css.ts';

/** Each peak's outline in a box of 100 × 100, from foot to foot. */
const outlines = [
  'M0 100 8 84 14 86 26 56 32 60 44 14 50 0 57 16 63 26 74 58 79 55 92 86 100 100Z',
  'M0 100 10 80 17 83 30 46 37 50 47 6 52 0 60 22 66 20 78 62 84 60 94 88 100 100Z',
  'M0 100 9 88 18 70 24 74 36 34 42 38 49 0 55 8 66 44 72 42 86 80 91 79 100 100Z',
];

interface PodiumPeaksProps {
  readonly standings: readonly Standing[];
  /** Whether the first one's name stands above the peaks. */
  readonly isNamedAbove?: boolean;
}

/** The first three as peaks: bronze rises first, and the leader's light comes last. */
export const PodiumPeaks = ({ standings, isNamedAbove = false }: PodiumPeaksProps) => (
  <ol className={styles.peaks}>
    {outlines.map((outline, index) => (
      <li key={outline} className={styles.peak} data-tier={metalOfPlace(index + 1)}>
        <div className={styles.words}>
          {!(isNamedAbove && index === 0) && <PeakWords standing={standings[index]} isFree={!isNamedAbove} />}
        </div>
        <div className={styles.mountain}>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.outline} aria-hidden="true">
            <path d={outline} className={styles.slope} />
          </svg>
          <span className={styles.place}>{index + 1}</span>
        </div>
      </li>
    ))}
  </ol>
);

/** The player on a peak, with the points; before the month's first points a peak has no player. */
const PeakWords = ({
  standing,
  isFree,
}: {
  readonly standing: Standing | undefined;
  readonly isFree: boolean;
}) =>
  standing ? (
    <>
      <p className={`${styles.name} ${styles.width[nameWidth(standing.name)]}`}>{standing.name}</p>
      <Numeral value={standing.total} size="title" unit="pt" />
    </>
  ) : (
    isFree && <p className={styles.free}>Vetta libera</p>
  );
