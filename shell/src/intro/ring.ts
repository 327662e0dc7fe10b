import * as styles from './intro.css.ts';

/** Sets the pace of the ring's progress, so that its last bar is lit after `remaining` milliseconds. It never jumps. */
export function paceRing(intro: Element, remaining: number): void {
  // None under reduced motion.
  const [progress] = intro.querySelector(`.${styles.progress}`)?.getAnimations() ?? [];
  const total = Number(progress?.effect?.getComputedTiming().duration);
  const left = total - Number(progress?.currentTime);
  if (left > 0 && remaining > 0) progress?.updatePlaybackRate(left / remaining);
}
