import type { ComponentType, ReactNode } from 'react';
import { Badge } from '../badge/badge.tsx';
import { PodiumBadge } from '../podium-badge/podium-badge.tsx';
import * as styles from './prize-card.css.ts';

/** What may follow a prize's title. A text that is empty, null or absent leaves no line. */
export type PrizeText = { readonly title: string; readonly description?: string | null | undefined };

/** Shows its children unless its value is `''`. */
type Line = ComponentType<{ readonly value: string; readonly children: ReactNode }>;

const GivenLine: Line = ({ value, children }) => value !== '' && children;

export type PrizeWordsProps = {
  prize: PrizeText;
  titleId?: string | undefined;
  size?: 'lg' | 'xl';
  /** What decides on a line, where not its text: the prerender template's condition. */
  Line?: Line | undefined;
};

/** A prize's title, and a line for each other text that it has. */
export const PrizeWords = ({
  prize: { title, description },
  titleId,
  size = 'lg',
  Line = GivenLine,
}: PrizeWordsProps) => (
  <>
    <h3 className={`${styles.title} ${styles.size[size]}`} id={titleId}>
      {title}
    </h3>
    <Line value={description ?? ''}>
      <p className={styles.description}>{description}</p>
    </Line>
  </>
);

export type PrizeCardProps = Omit<PrizeWordsProps, 'size'> & {
  /** «1° POSTO», «LOTTERIA» */
  label: string;
  /** The place that the prize is for; the first three have their metal. Null: drawn by lot. */
  place: number | null;
  /** A picture or a film, 16:9. */
  media: ReactNode;
  /** What stands before the label: an icon. */
  icon?: ReactNode;
  /** Buttons at the card's foot. */
  actions?: ReactNode;
  /** Not shown to the public: the card is dimmed, its actions are not. */
  isDimmed?: boolean;
};

const tiers = ['gold', 'silver', 'bronze'] as const;

/** A prize, as the public page shows it; in the back office with actions. */
export function PrizeCard({
  label,
  place,
  media,
  icon,
  actions,
  isDimmed = false,
  ...words
}: PrizeCardProps) {
  const tier = place === null ? undefined : tiers[place - 1];
  return (
    <article className={styles.card} data-tier={tier} aria-labelledby={words.titleId}>
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
          <PrizeWords {...words} />
        </div>
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </article>
  );
}
