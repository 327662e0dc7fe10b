import { VisuallyHidden } from '@vetta/design-system/visually-hidden';
import { Medal, Trophy } from 'lucide-react';
import * as styles from './rank-badge.css.ts';

const podium = {
  1: { Icon: Trophy, metal: styles.gold, name: '1° posto, oro' },
  2: { Icon: Medal, metal: styles.silver, name: '2° posto, argento' },
  3: { Icon: Medal, metal: styles.bronze, name: '3° posto, bronzo' },
} as const;

const isOnPodium = (position: number): position is keyof typeof podium => position in podium;

interface RankBadgeProps {
  readonly position: number;
  /** The points of the month. */
  readonly total: number;
}

/** A player's position: a medal for the first three with points, a number for the others, a dash for none. */
export function RankBadge({ position, total }: RankBadgeProps) {
  if (!isOnPodium(position) || total <= 0)
    return <span className={styles.plain}>{position === 0 ? '–' : `#${position}`}</span>;
  const { Icon, metal, name } = podium[position];
  return (
    <span className={metal}>
      <Icon size={20} aria-hidden="true" />
      <VisuallyHidden>{name}</VisuallyHidden>
    </span>
  );
}
