import { romeDay } from '@vetta/contract/rome-time';
import { serverNow } from '../server-time/server-clock.ts';
import { DURATION, WORTH_SKIPPING } from './durations.ts';
import { dropFilm, followFilm } from './film.ts';
import * as styles from './intro.css.ts';

// The api reads this cookie (services/api/src/frontend) and leaves the intro out for the rest of the day.
const rememberSeen = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is younger than the browsers we serve
  document.cookie = `intro=${romeDay(serverNow())}; Path=/; Max-Age=86400; SameSite=Lax`;
};

/**
 * Takes over the intro if the HTML carries one: lets it last as long as its film, and shows the skip button if that is
 * worth it: then the page behind is inert until the intro ends.
 */
export function runIntro(): void {
  const intro = document.getElementById('intro');
  const skip = intro?.querySelector('button');
  if (!intro || !skip) return;

  const film = intro.querySelector('video');
  // Animations of the elements inside bubble up too.
  intro.addEventListener('animationend', ({ target }) => target === intro && remove());
  const remove = () => {
    intro.remove();
    dropFilm(film);
  };
  const { opacity, visibility } = getComputedStyle(intro);
  if (Number(opacity) < 1) {
    // CSS ended the intro before this script arrived.
    rememberSeen();
    if (visibility === 'hidden') remove();
    return;
  }

  const behind = [...document.body.children].filter((element) => element !== intro);
  const setInert = (inert: boolean) => {
    for (const element of behind) element.toggleAttribute('inert', inert);
  };

  const listeners = new AbortController();
  const { signal } = listeners;
  let timer: ReturnType<typeof setTimeout>;
  let left: number;
  const end = () => {
    clearTimeout(timer);
    listeners.abort();
    intro.dataset.state = 'over';
    setInert(false);
    rememberSeen();
  };
  /** Lets the intro end in so many milliseconds. The ring's progress ends with it, unless that has a time of its own. */
  const endIn = (milliseconds: number, ring = milliseconds) => {
    if (signal.aborted) return;
    clearTimeout(timer);
    timer = setTimeout(end, milliseconds);
    paceRing(intro, ring);
    left = milliseconds;
    // Not at once: the film may tell its length next.
    queueMicrotask(offerSkip);
  };
  const offerSkip = () => {
    if (left < WORTH_SKIPPING || !skip.hidden || signal.aborted) return;
    // The focus comes last: it makes the browser compute all styles that `inert` changes.
    skip.hidden = false;
    setInert(true);
    skip.focus({ preventScroll: true });
  };
  // In a tab that was opened in the background it begins when the tab is shown.
  const began = performance.now() - Number(intro.getAnimations()[0]?.currentTime ?? 0);
  /** Returns how long it is until the intro has this age; milliseconds, 0 or more. */
  const until = (age: number) => Math.max(0, began + age - performance.now());

  intro.dataset.state = 'running';
  // Anywhere, so that no thumb has to find the button.
  intro.addEventListener('click', end, { signal });
  addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal });

  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    // Browsers that do not know `media` on a source load it all the same.
    dropFilm(film);
    endIn(DURATION.reducedMotion);
  } else if (film) {
    // The ring runs on towards the longest end; the film corrects it once it is known.
    endIn(until(DURATION.filmSilent), until(DURATION.filmFailed));
    followFilm(film, {
      onLength: (left) => endIn(left),
      onFailure: () => endIn(until(DURATION.filmFailed)),
    });
  } else {
    endIn(until(DURATION.noScript));
  }
}

let timer: ReturnType<typeof setInterval> | undefined;

/**
 * Sets the pace of the ring's progress, so that its last bar is lit after `remaining` milliseconds, 0 or more. A timer
 * replaces the animation: for an animation the browser computes styles in every frame, for the timer once a bar.
 */
function paceRing(intro: Element, remaining: number): void {
  const progress = intro.querySelector<SVGElement>(`.${styles.progress}`);
  // The bars that are not lit. None under reduced motion.
  const dark = progress ? Number.parseFloat(getComputedStyle(progress).strokeDashoffset) : 0;
  clearInterval(timer);
  if (!progress || !(dark > 0)) return;
  progress.style.animation = 'none';
  const start = performance.now();
  const show = () => {
    const share = remaining > 0 ? Math.min(1, (performance.now() - start) / remaining) : 1;
    progress.style.strokeDashoffset = `${Math.ceil(dark * (1 - share))}`;
    if (share === 1 || !progress.isConnected) clearInterval(timer);
  };
  timer = setInterval(show, remaining / dark);
  show();
}
