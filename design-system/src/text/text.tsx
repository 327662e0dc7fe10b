import type { ReactNode } from 'react';
import * as styles from './text.css.ts';

export type TextProps = {
  children: ReactNode;
  /** The element: a paragraph unless told. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'li' | 'time';
  tone?: keyof typeof styles.tone;
  size?: keyof typeof styles.size;
  weight?: keyof typeof styles.weight;
  /** Condensed where a row is tight. */
  width?: keyof typeof styles.width;
  /** Cut after that many lines; everything is shown unless told. */
  lines?: keyof typeof styles.lines;
  id?: string;
};

/** Running words, in one of the sizes of the scale. */
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
