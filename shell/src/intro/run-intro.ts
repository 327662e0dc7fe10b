import { romeDay } from '@vetta/contract/client/rome-time';
import { serverNow } from '../server-time/server-clock.ts';
import { DURATION } from './durations.ts';

// The server reads this cookie and leaves the intro out for the rest of the day.
const rememberSeen = (day: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is younger than the browsers we serve
  document.cookie = `intro=${day}; Path=/; Max-Age=86400; SameSite=Lax`;
};

/**
 * Takes over the intro if the HTML carries one: extends it to its full duration and shows the skip button. The page
 * behind it is inert until the intro ends.
 */
export function runIntro(): void {
  const intro = document.getElementById('intro');
  const skip = intro?.querySelector('button');
  if (!intro || !skip) return;

  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const behind = [...document.body.children].filter((element) => element !== intro);
  const setInert = (inert: boolean) => {
    for (const element of behind) element.toggleAttribute('inert', inert);
  };

  const listeners = new AbortController();
  const end = () => {
    clearTimeout(timer);
    listeners.abort();
    intro.dataset.state = 'over';
    setInert(false);
    rememberSeen(romeDay(serverNow()));
  };
  const duration = reducedMotion ? DURATION.reducedMotion : DURATION.skippable - performance.now();
  const timer = setTimeout(end, duration);

  const { signal } = listeners;
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
}
