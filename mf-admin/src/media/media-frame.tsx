import { isVideo } from '@vetta/contract/media-kind';
import { Film } from '@vetta/design-system/film';
import { isFilm } from '../uploads/file-problem.ts';
import { useFileAddress } from '../uploads/use-file-address.ts';
import { OutsideMedia } from './outside-media.tsx';

interface MediaFrameProps {
  /** The address of an image or of a video; empty or null for none. */
  readonly address: string | null | undefined;
  /** A file that was chosen and not yet uploaded: it is shown instead. */
  readonly file?: File | undefined;
  /** What it shows. */
  readonly title: string;
}

/** An image or a video, 16:9, as the public page shows it. */
export function MediaFrame({ address, file, title }: MediaFrameProps) {
  const ofFile = useFileAddress(file);
  const given = ofFile ?? address ?? '';
  const isMoving = ofFile !== undefined && file ? isFilm(file) : isVideo(given);
  return (
    <Film
      // Another address is another try.
      key={given}
      name={title}
      description={title}
      shape="wide"
      keep="whole"
      sources={isMoving ? [{ src: given }] : []}
      poster={given !== '' && !isMoving ? given : undefined}
      fallback={<OutsideMedia address={given} title={title} />}
    />
  );
}
