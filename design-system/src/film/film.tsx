import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import * as styles from './film.css.ts';
import type { FilmSource } from './film-player.tsx';
import { useFilmPlayer } from './use-film-player.ts';

export type { FilmSource };

export interface FilmProps {
  /** What one sees, for the button's name: «Metti in pausa: le montagne all’alba». */
  readonly name: string;
  /** The addresses of one film, the best first; without any the poster is all. */
  readonly sources: ReadonlyArray<FilmSource>;
  /** The address of a picture that stands until the film plays, and when it does not. */
  readonly poster?: string | undefined;
  readonly shape: 'wide' | 'strip' | 'fill';
  /** The part that stays in sight where the frame has other proportions; `whole` leaves room beside it instead. */
  readonly keep?: 'centre' | 'bottom' | 'whole';
  /** How its picture ends. */
  readonly edge?: 'hard' | 'top' | 'all';
  /** What it shows, for people who do not see it. Without it the film is decoration, hidden from screen readers. */
  readonly description?: string;
  /** Stands where neither film nor poster can be shown. */
  readonly fallback?: ReactNode;
  /** Starts from its beginning each time that 30 % of it becomes visible. */
  readonly restartsInView?: boolean;
  /** What browsers without scripts show. The server alone writes it: null in the live page. */
  readonly plain?: ReactNode;
  /** Where its button stands. */
  readonly corner?: 'topStart' | 'bottomEnd';
}

/**
 * A muted, looping film with its poster, and a button that pauses and plays it. It loads when the page is idle and the film
 * nearly visible; with `prefers-reduced-motion` or Save-Data only when asked to. It rests off screen and in hidden tabs.
 */
export function Film(props: FilmProps) {
  const { name, sources, poster, shape, description, fallback, corner = 'bottomEnd' } = props;
  const fit = `${styles.keep[props.keep ?? 'centre']} ${styles.edge[props.edge ?? 'hard']}`;
  const frame = useRef<HTMLDivElement>(null);
  const [isAlive, setAlive] = useState(false);
  const [isFilmBroken, setFilmBroken] = useState(false);
  const [isPosterBroken, setPosterBroken] = useState(false);
  const breakFilm = useCallback(() => setFilmBroken(true), []);
  useEffect(() => setAlive(true), []);

  const hasFilm = sources.length > 0 && !isFilmBroken;
  const Player = useFilmPlayer(frame, hasFilm, breakFilm);
  const hasPoster = poster !== undefined && !isPosterBroken;
  return (
    <div ref={frame} className={`${styles.frame} ${styles.shape[shape]}`}>
      {/* Not in the prerender: only the build knows the picture's address. */}
      {hasPoster && isAlive && (
        <Poster src={poster} alt={description ?? ''} fit={fit} onBroken={() => setPosterBroken(true)} />
      )}
      {hasFilm && Player && (
        <Player
          frame={frame}
          name={name}
          sources={sources}
          fit={fit}
          label={hasPoster ? undefined : description}
          corner={corner}
          restartsInView={props.restartsInView ?? false}
          onBroken={breakFilm}
        />
      )}
      {props.plain !== undefined && <noscript>{props.plain}</noscript>}
      {!hasFilm && !hasPoster && fallback && <div className={styles.fallback}>{fallback}</div>}
    </div>
  );
}

interface PosterProps {
  readonly src: string;
  readonly alt: string;
  /** How it lies in its frame. */
  readonly fit: string;
  readonly onBroken: () => void;
}

/** The picture behind a film. */
const Poster = ({ src, alt, fit, onBroken }: PosterProps) => (
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
