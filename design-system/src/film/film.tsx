import { type ReactNode, useCallback, useRef, useState } from 'react';
import * as styles from './film.css.ts';
import { FilmButton } from './film-button.tsx';
import { Poster } from './poster.tsx';
import { useEntersView } from './use-in-view.ts';
import { usePlayback } from './use-playback.ts';

export interface FilmSource {
  readonly src: string;
  /** `video/webm`; with codecs, `video/webm; codecs="av01.0.05M.10"`, browsers do not download what they cannot play. */
  readonly type?: string;
}

export interface FilmProps {
  /** What one sees, for the button's name: «Metti in pausa: le montagne all'alba». */
  readonly name: string;
  /** The addresses of one film, the best first; without any the poster is all. */
  readonly sources: readonly FilmSource[];
  /** The address of a picture that stands until the film plays, and when it does not. */
  readonly poster?: string | undefined;
  readonly shape: keyof typeof styles.shape;
  /** The part that stays in sight where the frame has other proportions. */
  readonly keep?: keyof typeof styles.keep;
  /** How its picture ends. */
  readonly edge?: keyof typeof styles.edge;
  /** What it shows, for people who do not see it. Without it the film is decoration, hidden from screen readers. */
  readonly description?: string;
  /** Stands where neither film nor poster can be shown. */
  readonly fallback?: ReactNode;
  /** Starts from its beginning each time that 30 % of it becomes visible. */
  readonly restartsInView?: boolean;
  /** Where its button stands, at the right. */
  readonly corner?: keyof typeof styles.corner;
}

const RESTART_SHARE = 0.3;
/** A film that has just begun is not started again; seconds. */
const RESTART_AFTER = 0.2;

/**
 * A muted, looping film with its poster, and a button that pauses and plays it. It loads when the page is idle and the film
 * nearly visible; with `prefers-reduced-motion` or Save-Data only when asked to. It rests off screen and in hidden tabs.
 */
export function Film(props: FilmProps) {
  const { name, sources, poster, shape, description, fallback, corner = 'bottom' } = props;
  const fit = `${styles.keep[props.keep ?? 'centre']} ${styles.edge[props.edge ?? 'hard']}`;
  const frame = useRef<HTMLDivElement>(null);
  const { video, setVideo, take, isLoaded, isOn, toggle } = usePlayback(frame);
  const [isFilmBroken, setFilmBroken] = useState(false);
  const [isPosterBroken, setPosterBroken] = useState(false);
  const [shownTake, setShownTake] = useState(-1);

  const restart = useCallback(() => {
    if (video && video.currentTime > RESTART_AFTER) video.currentTime = 0;
  }, [video]);
  useEntersView(frame, RESTART_SHARE, props.restartsInView ? restart : null);

  const hasFilm = sources.length > 0 && !isFilmBroken;
  // Not in the prerender: only the build knows the picture's address.
  const isAlive = isOn !== undefined;
  const hasPoster = poster !== undefined && !isPosterBroken;
  const breakFilm = () => setFilmBroken(true);
  return (
    <div ref={frame} className={`${styles.frame} ${styles.shape[shape]}`}>
      {hasPoster && isAlive && (
        <Poster src={poster} alt={description ?? ''} fit={fit} onBroken={() => setPosterBroken(true)} />
      )}
      {hasFilm && isLoaded && (
        <video
          key={take}
          ref={setVideo}
          className={`${styles.video} ${fit}`}
          data-shown={shownTake === take || undefined}
          aria-hidden={hasPoster || description === undefined || undefined}
          aria-label={description}
          muted
          loop
          playsInline
          disablePictureInPicture
          disableRemotePlayback
          preload="auto"
          onPlaying={() => setShownTake(take)}
          onError={breakFilm}
        >
          {sources.map(({ src, type }, index) => (
            <source
              key={src}
              src={src}
              type={type}
              {...(index === sources.length - 1 && { onError: breakFilm })}
            />
          ))}
        </video>
      )}
      {!hasFilm && !hasPoster && fallback && <div className={styles.fallback}>{fallback}</div>}
      {hasFilm && isAlive && <FilmButton name={name} isOn={isOn} corner={corner} onPress={toggle} />}
    </div>
  );
}
