import type { ReactNode } from 'react';
import * as styles from './badge.css.ts';

export type BadgeProps = { children: ReactNode; tone?: keyof typeof styles.tone };

/** A state in a word or two: «Attivo», «in attesa». */
export const Badge = ({ children, tone = 'neutral' }: BadgeProps) => (
  <span className={`${styles.base} ${styles.tone[tone]}`}>{children}</span>
);
