import { type RefObject, useCallback, useState } from 'react';
import * as styles from './film.css.ts';
import { useEntersView } from './use-in-view.ts';
import { usePlayback } from './use-playback.ts';

export interface FilmSource {
  readonly src: string;
  /** `video/webm`; with codecs, `video/webm; codecs="av01.0.05M.10"`, browsers do not download what they cannot play. */
  readonly type?: string;
}

export interface FilmPlayerProps {
  readonly frame: RefObject<HTMLElement | null>;
  /** What one sees, for the button's name. */
  readonly name: string;
  readonly sources: readonly FilmSource[];
  /** How it lies in its frame. */
  readonly fit: string;
  /** What it shows; undefined if the poster says it, or if it is decoration. */
  readonly label: string | undefined;
  readonly corner: keyof typeof styles.corner;
  readonly restartsInView: boolean;
  /** Called when the browser can play none of the sources. */
  readonly onBroken: () => void;
}

const RESTART_SHARE = 0.3;
/** A film that has just begun is not started again; seconds. */
const RESTART_AFTER = 0.2;

/** The video of a film and its button. In a file of its own, which a page loads when it is idle. */
export function FilmPlayer(props: FilmPlayerProps) {
  const { frame, name, sources, fit, label, corner, restartsInView, onBroken } = props;
  const { video, setVideo, take, isLoaded, isOn, toggle } = usePlayback(frame);
  const [shownTake, setShownTake] = useState(-1);

  const restart = useCallback(() => {
    if (video && video.currentTime > RESTART_AFTER) video.currentTime = 0;
  }, [video]);
  useEntersView(frame, RESTART_SHARE, restartsInView ? restart : null);

  return (
    <>
      {isLoaded && (
        <video
          key={take}
          ref={setVideo}
          className={`${styles.video} ${fit}`}
          data-shown={shownTake === take || undefined}
          aria-hidden={label === undefined || undefined}
          aria-label={label}
          muted
          loop
          playsInline
          disablePictureInPicture
          disableRemotePlayback
          preload="auto"
          onPlaying={() => setShownTake(take)}
          onError={onBroken}
        >
          {sources.map(({ src, type }, index) => (
            <source
              key={src}
              src={src}
              type={type}
              {...(index === sources.length - 1 && { onError: onBroken })}
            />
          ))}
        </video>
      )}
      <FilmButton name={name} isOn={isOn} corner={corner} onPress={toggle} />
    </>
  );
}

interface FilmButtonProps {
  readonly name: string;
  readonly isOn: boolean;
  readonly corner: keyof typeof styles.corner;
  readonly onPress: () => void;
}

/** Pauses and plays a film. A native button: the design system's own would add react-aria to the first load. */
const FilmButton = ({ name, isOn, corner, onPress }: FilmButtonProps) => (
  <button
    type="button"
    className={`${styles.button} ${styles.corner[corner]}`}
    aria-label={`${isOn ? 'Metti in pausa' : 'Riproduci'}: ${name}`}
    onClick={onPress}
  >
    <svg viewBox="0 0 24 24" className={styles.sign} aria-hidden="true">
      <path d={isOn ? 'M8.5 7v10M15.5 7v10' : 'M9 6.5v11l8-5.5z'} />
    </svg>
  </button>
);
