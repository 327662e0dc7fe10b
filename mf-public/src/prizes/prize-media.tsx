import { isVideo } from '@vetta/contract/media-kind';
import type { Prize } from '@vetta/contract/prizes';
import { Film } from '@vetta/design-system/film';
import { MissingMedia } from '@vetta/design-system/missing-media';

interface PrizeMediaProps {
  readonly prize: Pick<Prize, 'title' | 'imageUrl' | 'position'>;
  /** The words in place of media that are missing or fail. */
  readonly missing: string;
}

/** A prize's image or video, 16:9. */
export function PrizeMedia({ prize: { title, imageUrl }, missing }: PrizeMediaProps) {
  const fallback = <MissingMedia>{missing}</MissingMedia>;
  const address = imageUrl ?? '';
  return (
    <Film
      // Another address is another try.
      key={address}
      name={title}
      description={title}
      shape="wide"
      keep="whole"
      sources={isVideo(address) ? [{ src: address }] : []}
      poster={address !== '' && !isVideo(address) ? address : undefined}
      plain={address === '' ? undefined : null}
      fallback={fallback}
    />
  );
}
