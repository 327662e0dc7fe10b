import * as styles from './film.css.ts';

interface PosterProps {
  readonly src: string;
  readonly alt: string;
  /** How it lies in its frame. */
  readonly fit: string;
  readonly onBroken: () => void;
}

/** The picture behind a film. */
export const Poster = ({ src, alt, fit, onBroken }: PosterProps) => (
  <img
    src={src}
    alt={alt}
    loading="lazy"
    decoding="async"
    className={`${styles.poster} ${fit}`}
    onError={onBroken}
    ref={(image) => {
      // It may have failed in the prerendered page, before anyone listened.
      if (image?.complete && image.naturalWidth === 0 && image.src !== '') onBroken();
    }}
  />
);
