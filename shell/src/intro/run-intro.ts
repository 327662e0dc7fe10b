import { romeDay } from '@vetta/contract/client/rome-time';
import { serverNow } from '../server-time/server-clock.ts';
import { DURATION } from './durations.ts';
import { followFilm } from './film.ts';
import { paceRing } from './ring.ts';

// The api reads this cookie (services/api/src/frontend) and leaves the intro out for the rest of the day.
const rememberSeen = (day: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is younger than the browsers we serve
  document.cookie = `intro=${day}; Path=/; Max-Age=86400; SameSite=Lax`;
};

/**
 * Takes over the intro if the HTML carries one: lets it last as long as its film, and shows the skip button. The page
 * behind it is inert until the intro ends.
 */
export function runIntro(): void {
  const intro = document.getElementById('intro');
  const skip = intro?.querySelector('button');
  if (!intro || !skip) return;

  const behind = [...document.body.children].filter((element) => element !== intro);
  const setInert = (inert: boolean) => {
    for (const element of behind) element.toggleAttribute('inert', inert);
  };

  const listeners = new AbortController();
  const { signal } = listeners;
  let timer: ReturnType<typeof setTimeout>;
  const end = () => {
    clearTimeout(timer);
    listeners.abort();
    intro.dataset.state = 'over';
    setInert(false);
    rememberSeen(romeDay(serverNow()));
  };
  /** Lets the intro end in so many milliseconds, and the ring's progress with it. */
  const endIn = (milliseconds: number) => {
    if (signal.aborted) return;
    clearTimeout(timer);
    timer = setTimeout(end, milliseconds);
    paceRing(intro, milliseconds);
  };
  /** Lets the intro end at this age of the page, at which the intro began too. */
  const endAt = (age: number) => endIn(Math.max(0, age - performance.now()));

  skip.addEventListener('click', end, { signal });
  addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal });
  // Animations of the elements inside bubble up too.
  intro.addEventListener('animationend', ({ target }) => target === intro && intro.remove());

  if (getComputedStyle(intro).visibility === 'hidden') {
    // CSS has ended the intro before this script arrived.
    end();
    intro.remove();
    return;
  }
  setInert(true);
  skip.hidden = false;
  skip.focus({ preventScroll: true });
  intro.dataset.state = 'running';

  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    endIn(DURATION.reducedMotion);
    return;
  }
  const film = intro.querySelector('video');
  if (!film) {
    endAt(DURATION.noScript);
    return;
  }
  // The ring runs on towards the longest end; the film corrects it once it is known.
  endAt(DURATION.filmSilent);
  paceRing(intro, DURATION.filmFailed - performance.now());
  followFilm(film, { onLength: endIn, onFailure: () => endAt(DURATION.filmFailed) });
}
