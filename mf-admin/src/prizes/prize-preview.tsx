import { PrizeCard } from '@vetta/design-system/prize-card';
import { type Control, useWatch } from 'react-hook-form';
import * as styles from '../edits/with-preview.css.ts';
import { MediaFrame } from '../media/media-frame.tsx';
import type { PrizeOutput, PrizeValues } from './prize-values.ts';

interface PrizePreviewProps {
  readonly control: Control<PrizeValues, unknown, PrizeOutput>;
}

/** The card of what has been typed so far. */
export function PrizePreview({ control }: PrizePreviewProps) {
  const { title, description, imageUrl, position = 1, isLottery = false, isActive } = useWatch({ control });
  const shown = title?.trim() || 'Il titolo del premio';
  return (
    <div className={styles.preview}>
      <p className={styles.caption}>
        {isActive ? 'Così lo vede la pagina' : 'Così lo vedrà la pagina: ora è inattivo'}
      </p>
      <PrizeCard
        label={isLottery ? 'LOTTERIA' : `${position}° POSTO`}
        place={isLottery ? null : position}
        title={shown}
        description={description ?? null}
        media={<MediaFrame address={imageUrl?.trim()} title={shown} />}
      />
    </div>
  );
}
