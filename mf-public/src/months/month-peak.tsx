import { capital, formatPoints } from '@vetta/contract/client/formats';
import { metalOfPlace } from '@vetta/contract/honours';
import { type Peak, peakAttributes } from '@vetta/contract/past-peaks';
import type { PrerenderMonth } from '@vetta/contract/prerender';
import { Badge } from '@vetta/design-system/badge';
import type { ReactNode } from 'react';
import { type Slotted, When } from '../prerender-template/slots.tsx';
import * as styles from './month-peak.css.ts';

const WIDTH = 200;
const HEIGHT = 150;
const TALLEST = HEIGHT - 16;

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

/** Each outline at its full height, the side away from the light with a spur to the foot, and where its summit is. */
const outlines = shapes.map((shape) => {
  const at = ([x, y]: readonly [number, number]) => `${x * WIDTH} ${HEIGHT - y * TALLEST}`;
  const [summitX] = shape.find(([, y]) => y === 1) ?? [0.5];
  const x = summitX * WIDTH;
  const shade = shape.filter(([right]) => right >= summitX).map(at);
  const spur = [
    [x + 6, 0],
    [x + 15, 0.3],
    [x + 1, 0.52],
    [x + 9, 0.76],
  ].map(([right = 0, up = 0]) => `${right} ${HEIGHT - up * TALLEST}`);
  return { line: shape.map(at).join('L'), shade: [...shade, ...spur].join('L'), x };
});

/** A month's mountain with its podium at the foot; it opens the month. */
export function MonthPeak({ peak, onOpen }: { readonly peak: Peak; readonly onOpen: () => void }) {
  const { summary, distance } = peak;
  const { month, label, imported, state, podium } = summary;
  return (
    <PeakFrame
      month={month}
      distance={String(Math.min(distance, 3))}
      shape={String(distance % 2)}
      {...peakAttributes(peak)}
      label={capital(label)}
      mark={imported ? 'imported' : state === 'grace' ? 'grace' : ''}
      onOpen={onOpen}
    >
      {podium
        .filter(({ total }) => total > 0)
        .map(({ playerId, name, total }, index) => (
          <Climber
            key={playerId}
            place={String(index + 1)}
            who={name}
            points={formatPoints(total)}
            metal={metalOfPlace(index + 1)}
          />
        ))}
    </PeakFrame>
  );
}

type PeakFrameProps = Slotted<Omit<Record<keyof PrerenderMonth, string>, 'podium'>> & {
  readonly onOpen?: () => void;
  readonly children: ReactNode;
};

/** A month's mountain; its podium are the children. Lengths are attributes, so that the api can fill them in. */
export function PeakFrame({
  month,
  distance,
  shape,
  height,
  summit,
  label,
  mark,
  onOpen,
  children,
}: PeakFrameProps) {
  const [light, dark] = [`luce-${month}`, `ombra-${month}`];
  return (
    <li className={styles.root} data-distance={distance}>
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
          {outlines.map(({ line, shade, x }, index) => (
            <When key={line} value={shape} is={String(index)}>
              <g transform={`translate(0 ${HEIGHT}) scale(1 ${height}) translate(0 -${HEIGHT})`}>
                <path d={`M${line}Z`} fill={`url(#${light})`} className={styles.mountain} />
                <path d={`M${shade}Z`} fill={`url(#${dark})`} />
                <path d={`M${line}`} className={styles.edge} />
              </g>
              <path
                d="M0 0v-14l10 3.5-10 3.5"
                transform={`translate(${x} ${summit})`}
                className={styles.flag}
              />
            </When>
          ))}
        </svg>
      </div>
      <div className={styles.words}>
        <h3 className={styles.month}>
          <button type="button" className={styles.open} aria-haspopup="dialog" onClick={onOpen}>
            {label}
          </button>
          <When value={mark} is="imported">
            <Badge>mese importato</Badge>
          </When>
          <When value={mark} is="grace">
            <Badge tone="warning">provvisoria</Badge>
          </When>
        </h3>
        <ol className={styles.podium}>{children}</ol>
      </div>
    </li>
  );
}

type ClimberProps = Record<keyof PrerenderMonth['podium'][number], string>;

export const Climber = ({ place, who, points, metal }: ClimberProps) => (
  <li className={styles.winner}>
    <span translate="no" className={styles.position} data-tier={metal}>
      {place}
    </span>
    <span translate="no" className={styles.name}>
      {who}
    </span>
    <span translate="no" className={styles.total}>
      {points}
    </span>
  </li>
);
