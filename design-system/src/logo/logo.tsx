import { Alpenglow } from '../alpenglow/alpenglow.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './logo.css.ts';

export type LogoProps = {
  size?: 'md' | 'lg';
  /** Shows only the mark; screen readers still read the name. */
  markOnly?: boolean;
};

/** The logo: two peaks in the accent gradient, and the name. */
export const Logo = ({ size = 'md', markOnly = false }: LogoProps) => (
  <span className={`${styles.root} ${styles.size[size]}`}>
    <svg viewBox="0 0 42 26" className={styles.mark} aria-hidden="true">
      <Alpenglow id="luce-logo" />
      <path
        d="M2 24 15 3l8 9 4-4 13 16"
        fill="none"
        stroke="url(#luce-logo)"
        strokeWidth="3.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
    {markOnly ? <VisuallyHidden>Vetta</VisuallyHidden> : 'Vetta'}
  </span>
);
