import type { Prize } from '@vetta/contract/prizes';
import type { SiteTexts } from '@vetta/contract/site-texts';
import { PrizeCard } from './prize-card.tsx';
import * as styles from './prize-cards.css.ts';

interface PrizeCardsProps {
  readonly prizes: readonly Prize[];
  readonly texts: SiteTexts;
}

/** One prize for each of the first three places can stand as a podium. */
const isPodium = (prizes: readonly Prize[]) =>
  prizes.length === 3 && prizes.every(({ position }, index) => position === index + 1);

/** The prizes by position. Exactly one for each of the first three places: a podium of three heights. */
export const PrizeCards = ({ prizes, texts }: PrizeCardsProps) => (
  <ol className={styles.layout[isPodium(prizes) ? 'podium' : 'list']}>
    {prizes.map((prize) => (
      <li key={prize.id} className={styles.place} data-position={prize.position}>
        <PrizeCard prize={prize} texts={texts} />
      </li>
    ))}
  </ol>
);
