import { formatPoints } from '@vetta/contract/client/formats';
import { useId } from 'react';
import * as styles from './mountain-cut.css.ts';
import type { Layer } from './receipt-view.ts';
import { band, outline, SUMMIT_X } from './silhouette.ts';
import { strataOf } from './strata.ts';

interface MountainCutProps {
  readonly lines: readonly { readonly layer: Layer; readonly points: number }[];
  readonly total: number;
}

const WIDTH = 400;
const HEIGHT = 176;
/** The room for the flag and the total above the summit. */
const SKY = 50;

/** A cut through the month's mountain: each rule a layer as thick as its points. The lines below it say the same in text. */
export function MountainCut({ lines, total }: MountainCutProps) {
  const shape = useId();
  const reached = useId();
  const above = useId();
  const { strata, top } = strataOf(lines);
  const y = (1 - top) * HEIGHT;
  return (
    <svg viewBox={`0 ${-SKY} ${WIDTH} ${HEIGHT + SKY}`} className={styles.root} aria-hidden="true">
      <clipPath id={shape}>
        <path d={outline(WIDTH, HEIGHT)} />
      </clipPath>
      <clipPath id={above}>
        <rect x="0" y={-SKY} width={WIDTH} height={SKY + y} />
      </clipPath>
      <clipPath id={reached}>
        <rect x="0" y={y} width={WIDTH} height={HEIGHT} />
      </clipPath>
      <g clipPath={`url(#${shape})`}>
        <g clipPath={`url(#${reached})`}>
          {strata.map(({ layer, from, to }) => (
            <path key={layer} d={band(from, to, WIDTH, HEIGHT)} className={styles.layer[layer]} />
          ))}
        </g>
      </g>
      <path d={outline(WIDTH, HEIGHT)} className={styles.edge} />
      {top < 1 && <path d={outline(WIDTH, HEIGHT)} className={styles.lost} clipPath={`url(#${above})`} />}
      <g transform={`translate(${SUMMIT_X * WIDTH} ${y})`}>
        <path d="M0 0V-24" className={styles.pole} />
        <path d="M0-24 18-18.5 0-13Z" className={styles.flag} />
        <text y="-32" className={styles.total} textAnchor="middle">
          {formatPoints(total)} pt
        </text>
      </g>
    </svg>
  );
}
