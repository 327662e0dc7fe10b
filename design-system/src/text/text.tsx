import type { ReactNode } from 'react';
import * as styles from './text.css.ts';

export type TextProps = {
  children: ReactNode;
  /** The element; a paragraph by default. */
  as?: 'p' | 'span';
  tone?: 'primary' | 'muted' | 'accent' | 'danger' | 'success';
  size?: 'sm' | 'md' | 'lg';
  weight?: 'normal' | 'medium' | 'strong';
  /** Cuts the text after this many lines; all lines are shown by default. */
  lines?: 'three' | 'four' | 'all';
};

/** Text in one of the scale's sizes. */
export const Text = ({
  as: Element = 'p',
  tone = 'primary',
  size = 'md',
  weight = 'normal',
  lines = 'all',
  children,
}: TextProps) => (
  <Element
    className={`${styles.base} ${styles.tone[tone]} ${styles.size[size]} ${styles.weight[weight]} ${styles.lines[lines]}`}
  >
    {children}
  </Element>
);
