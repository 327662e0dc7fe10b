import type { Metal } from '@vetta/contract/honours';
import { VisuallyHidden } from '@vetta/design-system/visually-hidden';
import { Medal, Trophy } from 'lucide-react';
import * as styles from './player-card.css.ts';

const podium = {
  gold: { Icon: Trophy, style: styles.gold, name: 'oro' },
  silver: { Icon: Medal, style: styles.silver, name: 'argento' },
  bronze: { Icon: Medal, style: styles.bronze, name: 'bronzo' },
} as const;

interface RankBadgeProps {
  readonly position: number;
  /** The honour of the row (`metalOf`). */
  readonly metal: Metal | '';
}

/** A player's position: a medal for who has the month's honours, a number for the others, a dash for none. */
export function RankBadge({ position, metal }: RankBadgeProps) {
  if (metal === '') return <span className={styles.plain}>{position === 0 ? '–' : `#${position}`}</span>;
  const { Icon, style, name } = podium[metal];
  return (
    <span className={style}>
      <Icon size={20} aria-hidden="true" />
      <VisuallyHidden>
        {position}° posto, {name}
      </VisuallyHidden>
    </span>
  );
}
