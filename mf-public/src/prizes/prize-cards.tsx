import type { Prize } from '@vetta/contract/prizes';
import type { SiteTexts } from '@vetta/contract/site-texts';
import { PrizeCard as Card } from '@vetta/design-system/prize-card';
import type { ReactNode } from 'react';
import * as styles from './prize-cards.css.ts';
import { PrizeMedia } from './prize-media.tsx';

interface PrizeCardsProps {
  readonly prizes: readonly Prize[];
  readonly texts: SiteTexts;
}

/** One prize for each of the first three places can stand as a podium. */
const isPodium = (prizes: readonly Prize[]) =>
  prizes.length === 3 && prizes.every(({ position }, index) => position === index + 1);

/** The prizes by position. Exactly one for each of the first three places: a podium of three heights. */
export const PrizeCards = ({ prizes, texts }: PrizeCardsProps) => (
  <Places layout={isPodium(prizes) ? 'podium' : 'list'}>
    {prizes.map((prize) => (
      <Place key={prize.id} position={prize.position}>
        <PrizeCard prize={prize} texts={texts} />
      </Place>
    ))}
  </Places>
);

interface PlacesProps {
  readonly layout: keyof typeof styles.layout;
  readonly children: ReactNode;
}

export const Places = ({ layout, children }: PlacesProps) => (
  <ol className={styles.layout[layout]}>{children}</ol>
);

interface PlaceProps {
  readonly position: number | string;
  readonly children: ReactNode;
}

export const Place = ({ position, children }: PlaceProps) => (
  <li className={styles.place} data-position={position}>
    {children}
  </li>
);

/** «1° POSTO», with the metal of the place. */
const PrizeCard = ({ prize, texts }: { readonly prize: Prize; readonly texts: SiteTexts }) => (
  <Card
    label={`${prize.position}° POSTO`}
    place={prize.position}
    prize={prize}
    media={<PrizeMedia prize={prize} missing={texts['prizes.mediaMissing']} />}
  />
);
