import type { SVGProps } from 'react';
import * as styles from './alpenglow.css.ts';

export type AlpenglowProps = Pick<
  SVGProps<SVGLinearGradientElement>,
  'gradientUnits' | 'x1' | 'x2' | 'y1' | 'y2'
> & {
  /** For `fill` and `stroke`: `url(#id)`. */
  id: string;
};

/** The accent gradient for the shapes of an SVG. Without coordinates it goes from a shape's left edge to its right edge. */
export const Alpenglow = (props: AlpenglowProps) => (
  <linearGradient {...props}>
    <stop offset="0" className={styles.start} />
    <stop offset=".55" className={styles.middle} />
    <stop offset="1" className={styles.end} />
  </linearGradient>
);
