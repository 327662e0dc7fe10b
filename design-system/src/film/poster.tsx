import * as styles from './film.css.ts';

interface PosterProps {
  readonly src: string;
  readonly alt: string;
  readonly keep: keyof typeof styles.keep;
  readonly onBroken: () => void;
}

/** The picture behind a film. */
export const Poster = ({ src, alt, keep, onBroken }: PosterProps) => (
  <img
    src={src}
    alt={alt}
    loading="lazy"
    decoding="async"
    className={`${styles.poster} ${styles.keep[keep]}`}
    onError={onBroken}
    ref={(image) => {
      // It may have failed in the prerendered page, before anyone listened.
      if (image?.complete && image.naturalWidth === 0 && image.src !== '') onBroken();
    }}
  />
);
