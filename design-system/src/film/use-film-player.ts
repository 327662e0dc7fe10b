import { type ComponentType, type RefObject, useEffect, useState } from 'react';
import type { FilmPlayerProps } from './film-player.tsx';
import { whenFree } from './when-free.ts';

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
