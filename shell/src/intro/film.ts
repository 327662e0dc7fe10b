interface FilmEvents {
  /** The film's length is known. `left`: what is left of it, in milliseconds. */
  readonly onLength: (left: number) => void;
  /** It cannot be played, or has no length. */
  readonly onFailure: () => void;
}

/** Follows the film that the browser loads and plays by itself, from whatever point it has reached. */
export function followFilm(video: HTMLVideoElement, { onLength, onFailure }: FilmEvents): void {
  const fail = () => {
    video.remove();
    onFailure();
  };
  const tellLength = () => {
    const left = (video.duration - video.currentTime) * 1000;
    if (Number.isFinite(left) && video.duration > 0) onLength(left);
    else onFailure();
  };
  if (video.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) {
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
      console.info('The film of the intro does not start by itself.', error);
      // The ridge is drawn in its place.
      video.remove();
    });
}
