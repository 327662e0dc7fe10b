import * as styles from './intro.css.ts';

const own = [
  { src: new URL('./intro.webm', import.meta.url).href, type: 'video/webm; codecs="av01.0.05M.10"' },
  { src: new URL('./intro.mp4', import.meta.url).href, type: 'video/mp4' },
];

interface FilmEvents {
  /** The film has told its length, in milliseconds. */
  readonly onLength: (milliseconds: number) => void;
  /** It cannot be played, or has no length. */
  readonly onFailure: () => void;
}

/** Plays the film inside the ring, in its poster's place: ours, or the one at `address`. The ring does not need it. */
export function playFilm(intro: HTMLElement, address: string | undefined, events: FilmEvents): void {
  const video = document.createElement('video');
  video.className = styles.film;
  video.muted = true;
  video.playsInline = true;
  video.preload = 'auto';
  const fail = () => {
    video.remove();
    delete intro.dataset.film;
    events.onFailure();
  };
  const sources = (address ? [{ src: address, type: '' }] : own).map(({ src, type }) =>
    Object.assign(document.createElement('source'), { src, ...(type && { type }) }),
  );
  // The browser tries one source after the other; only the last one's error is the film's.
  sources.at(-1)?.addEventListener('error', fail);
  video.addEventListener('error', fail);
  video.addEventListener('loadedmetadata', () => {
    if (Number.isFinite(video.duration) && video.duration > 0) events.onLength(video.duration * 1000);
    else events.onFailure();
  });
  video.addEventListener('playing', () => {
    intro.dataset.film = 'playing';
  });
  video.append(...sources);
  intro.querySelector(`.${styles.picture}`)?.append(video);
  video
    .play()
    .catch((error: unknown) => console.info('The film of the intro does not start by itself.', error));
}
