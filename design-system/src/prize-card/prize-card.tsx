import type { ReactNode } from 'react';
import { Badge } from '../badge/badge.tsx';
import { PodiumBadge } from '../podium-badge/podium-badge.tsx';
import * as styles from './prize-card.css.ts';

export type PrizeCardProps = {
  /** «1° POSTO», «LOTTERIA» */
  label: string;
  /** The place that the prize is for; the first three have their metal. Null: drawn by lot. */
  place: number | null;
  title: string;
  description: string | null;
  /** A picture or a film, 16:9. */
  media: ReactNode;
  /** What stands before the label: an icon. */
  icon?: ReactNode;
  /** Buttons at the card's foot. */
  actions?: ReactNode;
  /** Not shown to the public: the card is dimmed, its actions are not. */
  isDimmed?: boolean;
  titleId?: string;
};

const tiers = ['gold', 'silver', 'bronze'] as const;

/** A prize, as the public page shows it; in the back office with actions. */
export function PrizeCard({
  label,
  place,
  title,
  description,
  media,
  icon,
  actions,
  isDimmed = false,
  titleId,
}: PrizeCardProps) {
  const tier = place === null ? undefined : tiers[place - 1];
  return (
    <article className={styles.card} data-tier={tier} aria-labelledby={titleId}>
      <div className={styles.whole} data-dimmed={isDimmed || undefined}>
        {media}
        <div className={styles.words}>
          <div className={styles.label}>
            {icon}
            {tier ? (
              <PodiumBadge tier={tier}>{label}</PodiumBadge>
            ) : (
              <Badge tone={place === null ? 'info' : 'neutral'}>{label}</Badge>
            )}
          </div>
          <h3 className={styles.title} id={titleId}>
            {title}
          </h3>
          {description !== null && description !== '' && <p className={styles.description}>{description}</p>}
        </div>
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </article>
  );
}
