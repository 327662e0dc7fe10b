import { Award, Medal, Ticket, Trophy } from 'lucide-react';
import * as styles from './place-icon.css.ts';

const icons = [
  { Icon: Trophy, className: styles.gold },
  { Icon: Medal, className: styles.silver },
  { Icon: Award, className: styles.bronze },
];

interface PlaceIconProps {
  readonly place: number;
  readonly isLottery: boolean;
}

/** The icon of a prize: one for each of the first three places, one for those drawn by lot, none for the others. */
export function PlaceIcon({ place, isLottery }: PlaceIconProps) {
  if (isLottery) return <Ticket size={20} aria-hidden="true" className={styles.lottery} />;
  const icon = icons[place - 1];
  return icon ? <icon.Icon size={20} aria-hidden="true" className={icon.className} /> : null;
}
