import type { ReactNode } from 'react';
import * as styles from './badge.css.ts';

export type BadgeProps = {
  children: ReactNode;
  tone?: 'neutral' | 'info' | 'success' | 'warning' | 'danger';
};

/** A status in one or two words: «Attivo», «in attesa». */
export const Badge = ({ children, tone = 'neutral' }: BadgeProps) => (
  <span className={`${styles.base} ${styles.tone[tone]}`}>{children}</span>
);
