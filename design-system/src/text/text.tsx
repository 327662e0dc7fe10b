import type { ReactNode } from 'react';
import * as styles from './text.css.ts';

export type TextProps = {
  children: ReactNode;
  /** The element; a paragraph by default. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'li' | 'time';
  tone?: 'primary' | 'muted' | 'accent' | 'danger' | 'success';
  size?: 'xs' | 'sm' | 'md' | 'lg';
  weight?: 'normal' | 'medium' | 'strong';
  /** Condensed for narrow rows. */
  width?: 'normal' | 'condensed';
  /** Cuts the text after this many lines; all lines are shown by default. */
  lines?: 'one' | 'three' | 'four' | 'all';
  id?: string;
};

/** Text in one of the scale's sizes. */
export const Text = ({
  as: Element = 'p',
  tone = 'primary',
  size = 'md',
  weight = 'normal',
  width = 'normal',
  lines = 'all',
  children,
  ...rest
}: TextProps) => (
  <Element
    {...rest}
    className={`${styles.base} ${styles.tone[tone]} ${styles.size[size]} ${styles.weight[weight]} ${styles.width[width]} ${styles.lines[lines]}`}
  >
    {children}
  </Element>
);
