import * as styles from './intro.css.ts';

let timer: ReturnType<typeof setInterval> | undefined;

/**
 * Sets the pace of the ring's progress, so that its last bar is lit after `remaining` milliseconds. It never jumps. A timer
 * takes the animation's place: for the animation the browser computes the page's styles in every frame, and not for every bar.
 */
export function paceRing(intro: Element, remaining: number): void {
  const progress = intro.querySelector<SVGElement>(`.${styles.progress}`);
  // The bars that are not lit. None under reduced motion.
  const dark = progress ? Number.parseFloat(getComputedStyle(progress).strokeDashoffset) : 0;
  clearInterval(timer);
  if (!progress || !(dark > 0)) return;
  progress.style.animation = 'none';
  const start = performance.now();
  const show = () => {
    const share = Math.min(1, (performance.now() - start) / remaining);
    progress.style.strokeDashoffset = `${Math.ceil(dark * (1 - share))}`;
    if (share === 1) clearInterval(timer);
  };
  show();
  timer = setInterval(show, remaining / dark);
}
