import type { QueryClient } from '@tanstack/react-query';
import { romeDay } from '@vetta/contract/client/rome-time';
import { serverNow } from '../server-time/server-clock.ts';
import { DURATION } from './durations.ts';
import { playFilm } from './film.ts';
import { filmAddress } from './film-address.ts';
import { prefersReducedMotion, savesData } from './preferences.ts';
import { paceRing } from './ring.ts';

// The api reads this cookie (services/api/src/frontend) and leaves the intro out for the rest of the day.
const rememberSeen = (day: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is younger than the browsers we serve
  document.cookie = `intro=${day}; Path=/; Max-Age=86400; SameSite=Lax`;
};

/**
 * Takes over the intro if the HTML carries one: plays its film, lets it last as long as the film, and shows the skip
 * button. The page behind it is inert until the intro ends.
 */
export function runIntro(client: QueryClient): void {
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

  if (prefersReducedMotion()) {
    endIn(DURATION.reducedMotion);
    return;
  }
  if (savesData()) {
    endAt(DURATION.noScript);
    return;
  }
  // The ring runs on towards the longest end; the film corrects it once it is known.
  endAt(DURATION.filmSilent);
  paceRing(intro, DURATION.filmFailed - performance.now());
  void filmAddress(client).then((address) => {
    if (signal.aborted) return;
    playFilm(intro, address, { onLength: endIn, onFailure: () => endAt(DURATION.filmFailed) });
  });
}
