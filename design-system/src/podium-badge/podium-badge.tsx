import type { ReactNode } from 'react';
import { base, place as places } from './podium-badge.css.ts';

/** The badge of the first three places, in the metal of each. */
export const PodiumBadge = ({ place, children }: { place: 1 | 2 | 3; children: ReactNode }) => (
  <span className={`${base} ${places[place]}`}>{children}</span>
);
