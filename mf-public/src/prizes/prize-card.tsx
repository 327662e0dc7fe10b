import type { Prize } from '@vetta/contract/prizes';
import type { SiteTexts } from '@vetta/contract/site-texts';
import { Badge } from '@vetta/design-system/badge';
import { PodiumBadge } from '@vetta/design-system/podium-badge';
import * as styles from './prize-card.css.ts';
import { PrizeMedia } from './prize-media.tsx';

interface PrizeCardProps {
  readonly prize: Prize;
  readonly texts: SiteTexts;
}

const tiers = ['gold', 'silver', 'bronze'] as const;

/** «1° POSTO», with the metal of the place. */
export function PrizeCard({ prize, texts }: PrizeCardProps) {
  const tier = tiers[prize.position - 1];
  const label = `${prize.position}° POSTO`;
  return (
    <article className={styles.card} data-tier={tier}>
      <PrizeMedia prize={prize} missing={texts['prizes.mediaMissing']} />
      <div className={styles.words}>
        <div>{tier ? <PodiumBadge tier={tier}>{label}</PodiumBadge> : <Badge>{label}</Badge>}</div>
        <h3 className={styles.title}>{prize.title}</h3>
        {prize.description !== null && <p className={styles.description}>{prize.description}</p>}
      </div>
    </article>
  );
}
