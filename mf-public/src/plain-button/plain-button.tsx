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
 * A native button for the public page. The design system's button needs react-aria, 14 kB, and cannot be part of the
 * prerendered markup.
 */
export const PlainButton = ({ tone = 'outline', children, ...rest }: PlainButtonProps) => (
  <button type="button" {...rest} className={`${styles.base} ${styles.tone[tone]}`}>
    {children}
  </button>
);
