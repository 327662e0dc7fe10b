import type { ReactNode } from 'react';
import * as styles from './text.css.ts';

export type TextProps = {
  children: ReactNode;
  /** The element; a paragraph by default. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'li' | 'time';
  tone?: keyof typeof styles.tone;
  size?: keyof typeof styles.size;
  weight?: keyof typeof styles.weight;
  /** Condensed for narrow rows. */
  width?: keyof typeof styles.width;
  /** Cuts the text after this many lines; all lines are shown by default. */
  lines?: keyof typeof styles.lines;
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
