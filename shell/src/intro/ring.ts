import * as styles from './intro.css.ts';

let timer: ReturnType<typeof setInterval> | undefined;

/**
 * Sets the pace of the ring's progress, so that its last bar is lit after `remaining` milliseconds, 0 or more. A timer
 * replaces the animation: for an animation the browser computes styles in every frame, for the timer once a bar.
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
    const share = remaining > 0 ? Math.min(1, (performance.now() - start) / remaining) : 1;
    progress.style.strokeDashoffset = `${Math.ceil(dark * (1 - share))}`;
    if (share === 1 || !progress.isConnected) clearInterval(timer);
  };
  timer = setInterval(show, remaining / dark);
  show();
}
