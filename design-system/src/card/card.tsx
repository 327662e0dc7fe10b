import type { ReactNode } from 'react';
import * as styles from './card.css.ts';

export type CardProps = {
  children: ReactNode;
  /** What can be done with the card's thing. It stands at the card's bottom; in a row of cards all stand in one line. */
  foot?: ReactNode;
  as?: 'div' | 'section' | 'article';
  tone?: 'base' | 'raised';
  padding?: 'none' | 'sm' | 'md' | 'lg';
  'aria-labelledby'?: string;
  'aria-label'?: string;
};

/** A surface one step lighter than the page, for things that belong together. */
export const Card = ({
  as: Element = 'div',
  tone = 'base',
  padding = 'md',
  foot,
  children,
  ...rest
}: CardProps) => (
  <Element
    {...rest}
    className={`${styles.base} ${styles.tone[tone]} ${styles.padding[padding]}${foot ? ` ${styles.column}` : ''}`}
  >
    {children}
    {foot && <div className={styles.foot}>{foot}</div>}
  </Element>
);
