import { useQuery } from '@tanstack/react-query';
import { outsideMedia } from '@vetta/contract/client/admin-queries';
import { isVideo } from '@vetta/contract/media-kind';
import { parsedUrl } from '@vetta/contract/parsed-url';
import { Film } from '@vetta/design-system/film';
import { MissingMedia } from '@vetta/design-system/missing-media';
import { useEffect, useState } from 'react';
import { reasonOf } from '../kit/failures.ts';
import { isFilm } from '../uploads/file-problem.ts';
import { useFileAddress } from '../uploads/use-file-address.ts';

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

/** How long the address stays as it is before another server is asked, in milliseconds: it is being typed. */
const PAUSE_MS = 400;
const MISSING = 'Immagine non disponibile';

interface OutsideMediaProps {
  /** The address of an image or of a video, which the page could not load. */
  readonly address: string;
  readonly title: string;
}

/**
 * What the page could not load by itself: its policy names the servers that prizes and texts had when it was loaded, so a picture of
 * another one, as in a form that is not saved yet, comes by the api.
 */
function OutsideMedia({ address, title }: OutsideMediaProps) {
  const [isTyped, setTyped] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTyped(true), PAUSE_MS);
    return () => clearTimeout(timer);
  }, []);
  const isElsewhere = parsedUrl(address)?.protocol === 'https:';
  const { data, error } = useQuery({ ...outsideMedia(address), enabled: isElsewhere && isTyped });
  // None was given: nothing failed.
  if (address === '') return <MissingMedia>Senza immagine</MissingMedia>;
  if (!isElsewhere) return <MissingMedia>{MISSING}</MissingMedia>;
  if (error) return <MissingMedia>{[MISSING, reasonOf(error)].filter(Boolean).join('. ')}</MissingMedia>;
  if (!data) return <MissingMedia>Sta arrivando…</MissingMedia>;
  return (
    <Film
      name={title}
      description={title}
      shape="fill"
      keep="whole"
      sources={isVideo(address) ? [{ src: data.src }] : []}
      poster={isVideo(address) ? undefined : data.src}
      fallback={<MissingMedia>{MISSING}</MissingMedia>}
    />
  );
}
