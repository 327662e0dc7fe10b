import { isVideo } from '@vetta/contract/media-kind';
import { Film } from '@vetta/design-system/film';
import { MissingMedia } from '@vetta/design-system/missing-media';

interface MediaFrameProps {
  /** The address of an image or of a video; empty or null for none. */
  readonly address: string | null | undefined;
  /** What it shows. */
  readonly title: string;
}

/** An image or a video, 16:9, as the public page shows it. */
export function MediaFrame({ address, title }: MediaFrameProps) {
  const given = address ?? '';
  return (
    <Film
      // Another address is another try.
      key={given}
      name={title}
      description={title}
      shape="wide"
      keep="whole"
      sources={isVideo(given) ? [{ src: given }] : []}
      poster={given !== '' && !isVideo(given) ? given : undefined}
      fallback={<MissingMedia>Immagine non disponibile</MissingMedia>}
    />
  );
}
