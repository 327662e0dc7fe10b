import { Film } from '@vetta/design-system/film';
import * as styles from './hero-film.css.ts';
import { ownSources, type ReplaceableProps, replaced } from './own-film.ts';

const own = {
  sources: ownSources(
    new URL('./hero.webm', import.meta.url).href,
    new URL('./hero.mp4', import.meta.url).href,
  ),
};

/**
 * The hero's horizon in motion. Stands in the hero between its drawn horizon and the month's path: the film shows the same
 * ridges and fades in over them, so they are its poster. It ends below the text.
 */
export const HeroFilm = ({ replacement }: ReplaceableProps) => (
  <div className={styles.heroFilm}>
    <Film
      key={replacement}
      name="le montagne prima dell’alba"
      shape="fill"
      keep="bottom"
      edge="top"
      // Today's flag is at the right when the month ends.
      corner="topStart"
      {...replaced(replacement, own)}
    />
  </div>
);
