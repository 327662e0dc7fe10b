import type { ReactNode } from 'react';
import { badge } from './podium-badge.css.ts';

export type PodiumBadgeProps = {
  /** The metal of the first, second or third place, or the slot of a template that the server fills. */
  tier: 'gold' | 'silver' | 'bronze' | `{{${string}}}`;
  children: ReactNode;
};

/** The badge of the first three places. */
export const PodiumBadge = ({ tier, children }: PodiumBadgeProps) => (
  <span className={badge} data-tier={tier}>
    {children}
  </span>
);
