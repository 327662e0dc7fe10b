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

/** Two outlines in turn, so that neighbours differ: x and y in hundredths, y from 0 (the ground) to 100 (the summit). */
const shapes = [
  '0 0,9 16,17 22,27 52,33 55,41 86,47 100,55 80,62 72,71 44,78 40,90 12,100 0',
  '0 0,10 10,20 34,28 40,38 70,45 76,54 100,60 88,67 64,75 56,83 26,91 20,100 0',
].map((shape) => shape.split(',').map((point) => point.split(' ').map((share) => Number(share) / 100)));

/** Each outline at its full height, the side away from the light with a spur to the foot, and where its summit is. */
const outlines = shapes.map((shape) => {
  const at = ([x = 0, y = 0]: readonly number[]) => `${x * WIDTH} ${HEIGHT - y * TALLEST}`;
  const [summitX = 0.5] = shape.find(([, y]) => y === 1) ?? [];
  const x = summitX * WIDTH;
  const shade = shape.filter(([right = 0]) => right >= summitX).map(at);
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
      {points} pt
    </span>
  </li>
);
