import { romeDay } from '@vetta/contract/client/rome-time';
import { serverNow } from '@vetta/contract/client/server-clock';
import { LENGTH } from './length.ts';

// The server reads it and leaves the intro out for the rest of the day.
const remember = (day: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is younger than the browsers we serve
  document.cookie = `intro=${day}; Path=/; Max-Age=86400; SameSite=Lax`;
};

/**
 * Takes over the intro that the HTML carries, if it does: gives it its full length and the button that ends it. The page
 * behind it cannot be reached meanwhile.
 */
export function runIntro(): void {
  const intro = document.getElementById('intro');
  const skip = intro?.querySelector('button');
  if (!intro || !skip) return;

  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const behind = [...document.body.children].filter((element) => element !== intro);
  const reachable = (is: boolean) => {
    for (const element of behind) element.toggleAttribute('inert', !is);
  };

  const listening = new AbortController();
  const end = () => {
    clearTimeout(timer);
    listening.abort();
    intro.dataset.state = 'over';
    reachable(true);
    remember(romeDay(serverNow()));
  };
  const timer = setTimeout(end, still ? LENGTH.still : LENGTH.skippable - performance.now());

  const { signal } = listening;
  skip.addEventListener('click', end, { signal });
  addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal });
  // The curtain's own fade, not those of what is drawn on it.
  intro.addEventListener('animationend', ({ target }) => target === intro && intro.remove());

  if (getComputedStyle(intro).visibility === 'hidden') {
    // It was over before this script arrived.
    end();
    intro.remove();
    return;
  }
  reachable(false);
  skip.hidden = false;
  skip.focus({ preventScroll: true });
  intro.dataset.state = 'running';
}
