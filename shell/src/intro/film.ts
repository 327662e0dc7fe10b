interface FilmEvents {
  /** The film's length is known. `left`: what is left of it, in milliseconds. */
  readonly onLength: (left: number) => void;
  /** It cannot be played, or has no length. */
  readonly onFailure: () => void;
}

/** Follows the film that the browser loads and plays by itself, from whatever point it has reached. */
export function followFilm(video: HTMLVideoElement, { onLength, onFailure }: FilmEvents): void {
  // Without a film the ridge is drawn in its place.
  const fail = () => {
    video.hidden = true;
    onFailure();
  };
  const tellLength = () => {
    const left = (video.duration - video.currentTime) * 1000;
    if (Number.isFinite(left) && video.duration > 0) onLength(Math.max(0, left));
    else onFailure();
  };
  if (video.error || video.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) {
    fail();
    return;
  }
  // The browser tries one source after the other; only the last one's error is the film's.
  video.querySelector('source:last-child')?.addEventListener('error', fail);
  video.addEventListener('error', fail);
  if (video.readyState >= HTMLMediaElement.HAVE_METADATA) tellLength();
  else video.addEventListener('loadedmetadata', tellLength);
  if (video.paused && !video.ended)
    video.play().catch((error: unknown) => {
      // The intro has ended, and with it the film.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      console.info('The film of the intro does not start by itself.', error);
      video.hidden = true;
    });
}

/** Ends a film's loading, too. */
export function dropFilm(video: HTMLVideoElement | null): void {
  video?.replaceChildren();
  video?.load();
}
