import { Film } from '@vetta/design-system/film';
import { ownSources, type ReplaceableProps, replaced } from './own-film.ts';

const own = {
  sources: ownSources(
    new URL('./character.webm', import.meta.url).href,
    new URL('./character.mp4', import.meta.url).href,
  ),
  poster: new URL('./character.webp', import.meta.url).href,
};

/** The climber beside the board's title. As wide as its parent, half as high. */
export const CharacterFilm = ({ replacement }: ReplaceableProps) => (
  <Film
    key={replacement}
    name="chi sale verso la vetta"
    shape="strip"
    edge="all"
    {...replaced(replacement, own)}
  />
);
