import type { Prize } from '@vetta/contract/prizes';
import type { SiteTexts } from '@vetta/contract/site-texts';
import { PrizeCard as Card } from '@vetta/design-system/prize-card';
import { PrizeMedia } from './prize-media.tsx';

interface PrizeCardProps {
  readonly prize: Prize;
  readonly texts: SiteTexts;
}

/** «1° POSTO», with the metal of the place. */
export const PrizeCard = ({ prize, texts }: PrizeCardProps) => (
  <Card
    label={`${prize.position}° POSTO`}
    place={prize.position}
    title={prize.title}
    description={prize.description}
    media={<PrizeMedia prize={prize} missing={texts['prizes.mediaMissing']} />}
  />
);
