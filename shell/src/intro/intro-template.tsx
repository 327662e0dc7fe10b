import Intro from './intro.tsx';
import { IntroFilm, IntroFilmSource, ourFilm } from './intro-film.tsx';

/** The intro as a template that `IntroData` fills: with an admin's film, with ours, or without one. */
export default function IntroTemplate() {
  return (
    <Intro
      film={
        <>
          {'{{#film}}'}
          <IntroFilm>
            {'{{#address}}'}
            <IntroFilmSource src="{{address}}" />
            {'{{/address}}{{^address}}'}
            {ourFilm}
            {'{{/address}}'}
          </IntroFilm>
          {'{{/film}}'}
        </>
      }
    />
  );
}
