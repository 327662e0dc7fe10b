import { capital, formatPoints } from '@vetta/contract/client/formats';
import { metalOfPlace } from '@vetta/contract/honours';
import { Badge } from '@vetta/design-system/badge';
import { useId } from 'react';
import * as styles from './month-peak.css.ts';
import type { Peak } from './peaks.ts';

interface MonthPeakProps {
  readonly peak: Peak;
  readonly onOpen: () => void;
}

const WIDTH = 200;
const HEIGHT = 150;

/** Two outlines in turn, so that neighbours differ: x from 0 to 1 across, y from 0 (the ground) to 1 (the summit). */
const shapes = [
  [
    [0, 0],
    [0.09, 0.16],
    [0.17, 0.22],
    [0.27, 0.52],
    [0.33, 0.55],
    [0.41, 0.86],
    [0.47, 1],
    [0.55, 0.8],
    [0.62, 0.72],
    [0.71, 0.44],
    [0.78, 0.4],
    [0.9, 0.12],
    [1, 0],
  ],
  [
    [0, 0],
    [0.1, 0.1],
    [0.2, 0.34],
    [0.28, 0.4],
    [0.38, 0.7],
    [0.45, 0.76],
    [0.54, 1],
    [0.6, 0.88],
    [0.67, 0.64],
    [0.75, 0.56],
    [0.83, 0.26],
    [0.91, 0.2],
    [1, 0],
  ],
] as const;

/** A month's mountain with its podium at the foot; it opens the month. */
export function MonthPeak({ peak: { summary, height, distance }, onOpen }: MonthPeakProps) {
  const shape = shapes[distance % 2] ?? shapes[0];
  const light = useId();
  const dark = useId();
  const points = shape.map(([x, y]) => `${x * WIDTH} ${HEIGHT - y * height * (HEIGHT - 16)}`).join('L');
  const [summitX] = shape.find(([, y]) => y === 1) ?? [0.5];
  const summitY = HEIGHT - height * (HEIGHT - 16);
  const [sx, base] = [summitX * WIDTH, HEIGHT - summitY];
  // The side away from the light, down a spur to the foot.
  const shade = shape
    .filter(([x]) => x >= summitX)
    .map(([x, y]) => `${x * WIDTH} ${HEIGHT - y * height * (HEIGHT - 16)}`)
    .join('L');
  const spur = `L${sx + 6} ${HEIGHT}L${sx + 15} ${HEIGHT - base * 0.3}L${sx + 1} ${HEIGHT - base * 0.52}L${sx + 9} ${HEIGHT - base * 0.76}Z`;
  const climbers = summary.podium.filter(({ total }) => total > 0);
  return (
    <li className={styles.root} data-distance={Math.min(distance, 3)} style={{ zIndex: -distance }}>
      <div className={styles.scene}>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.picture} aria-hidden="true">
          <linearGradient id={light} x1="0" x2="0" y1="0" y2="1">
            <stop offset="0" className={styles.summit} />
            <stop offset=".14" className={styles.dawn} />
            <stop offset=".38" className={styles.dusk} />
            <stop offset=".68" className={styles.rock} />
            <stop offset=".97" className={styles.foot} stopOpacity="0" />
          </linearGradient>
          <linearGradient id={dark} x1="0" x2="0" y1="0" y2="1">
            <stop offset="0" className={styles.shade} stopOpacity=".6" />
            <stop offset="1" className={styles.shade} stopOpacity="0" />
          </linearGradient>
          <path d={`M${points}Z`} fill={`url(#${light})`} className={styles.mountain} />
          <path d={`M${shade}${spur}`} fill={`url(#${dark})`} />
          <path d={`M${points}`} className={styles.edge} />
          <path d={`M${summitX * WIDTH} ${summitY}v-14l10 3.5-10 3.5`} className={styles.flag} />
        </svg>
      </div>
      <div className={styles.words}>
        <h3 className={styles.month}>
          <button type="button" className={styles.open} aria-haspopup="dialog" onClick={onOpen}>
            {capital(summary.label)}
          </button>
          {summary.imported ? (
            <Badge>mese importato</Badge>
          ) : (
            summary.state === 'grace' && <Badge tone="warning">provvisoria</Badge>
          )}
        </h3>
        <ol className={styles.podium}>
          {climbers.map(({ position, playerId, name, total }, index) => (
            <li key={playerId} className={styles.winner}>
              <span translate="no" className={styles.position} data-tier={metalOfPlace(index + 1)}>
                {position}
              </span>
              <span translate="no" className={styles.name}>
                {name}
              </span>
              <span translate="no" className={styles.total}>
                {formatPoints(total)}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </li>
  );
}
