import { type ComponentType, type RefObject, useEffect, useState } from 'react';
import type { FilmPlayerProps } from './film-player.tsx';

/**
 * Loads the player of the film in `frame` once the page is idle, and returns it; undefined before, and if there is no film.
 * Calls `onBroken`, which must be the same function at each render, if it cannot be loaded.
 */
export function useFilmPlayer(
  frame: RefObject<HTMLElement | null>,
  hasFilm: boolean,
  onBroken: () => void,
): ComponentType<FilmPlayerProps> | undefined {
  const [player, setPlayer] = useState<{ readonly Player: ComponentType<FilmPlayerProps> }>();
  useEffect(() => {
    if (!frame.current || !hasFilm) return;
    return whenFree(frame.current, () =>
      import('./film-player.tsx').then(({ FilmPlayer }) => setPlayer({ Player: FilmPlayer }), onBroken),
    );
  }, [frame, hasFilm, onBroken]);
  return player?.Player;
}

// How long a browser without `requestIdleCallback` (Safari) counts as busy after the page has loaded, in milliseconds.
const ASSUMED_BUSY_MS = 1_000;
const INERT_CHECK_MS = 500;
/** A browser that is never idle (a slow machine that animates) does not keep a film back for ever. */
const LONGEST_WAIT_MS = 5_000;

/**
 * Calls `run` once the page has loaded, the browser is idle and `element` is not inert: an inert part is covered, by an
 * intro or a dialog. Returns a function that cancels it.
 */
function whenFree(element: Element, run: () => void): () => void {
  let cancel = () => {};
  const tryNow = () => {
    if (element.closest('[inert]')) {
      const timer = setTimeout(tryNow, INERT_CHECK_MS);
      cancel = () => clearTimeout(timer);
    } else if (typeof requestIdleCallback === 'function') {
      const request = requestIdleCallback(run, { timeout: LONGEST_WAIT_MS });
      cancel = () => cancelIdleCallback(request);
    } else {
      const timer = setTimeout(run, ASSUMED_BUSY_MS);
      cancel = () => clearTimeout(timer);
    }
  };
  if (document.readyState === 'complete') {
    tryNow();
  } else {
    addEventListener('load', tryNow, { once: true });
    cancel = () => removeEventListener('load', tryNow);
  }
  return () => cancel();
}
