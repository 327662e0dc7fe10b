import { Film } from '@vetta/design-system/film';
import { ownSources, type ReplaceableProps, replaced } from './own-film.ts';

const own = {
  sources: ownSources(
    new URL('./prizes.webm', import.meta.url).href,
    new URL('./prizes.mp4', import.meta.url).href,
  ),
  poster: new URL('./prizes.webp', import.meta.url).href,
};

interface PrizesFilmProps extends ReplaceableProps {
  /** The words in place of media that fail. */
  readonly missing: string;
}

/** The box that opens, at 16:9. It starts again when it comes into view. */
export const PrizesFilm = ({ replacement, missing }: PrizesFilmProps) => (
  <Film
    key={replacement}
    name="la scatola dei premi"
    shape="wide"
    restartsInView
    fallback={missing}
    {...replaced(replacement, own)}
  />
);
