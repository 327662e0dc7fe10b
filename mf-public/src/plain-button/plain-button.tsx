import type { ReactNode } from 'react';
import * as styles from './plain-button.css.ts';

interface PlainButtonProps {
  readonly children: ReactNode;
  readonly onClick?: (() => void) | undefined;
  readonly tone?: keyof typeof styles.tone;
  readonly disabled?: boolean;
  readonly 'aria-expanded'?: boolean;
  readonly 'aria-controls'?: string;
}

/**
 * A button of the browser's own. The design system's is built on react-aria, which would weigh 14 kB on a page that has
 * a handful of presses; and the server's HTML can hold this one.
 */
export const PlainButton = ({ tone = 'outline', children, ...rest }: PlainButtonProps) => (
  <button type="button" {...rest} className={`${styles.base} ${styles.tone[tone]}`}>
    {children}
  </button>
);
