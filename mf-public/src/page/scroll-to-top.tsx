import { useEffect, useState } from 'react';
import { useOwnPlayer } from '../own-place/own-player.ts';
import * as styles from './scroll-to-top.css.ts';

/** How near the prizes must be to the part of the page on the screen, in CSS pixels. */
const NEAR_PX = 200;

/** Whether the prizes are near the screen, or above it. */
function useIsNearPrizes(): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const prizes = document.getElementById('prizes');
    if (!prizes) return;
    const observer = new IntersectionObserver(
      // A busy browser reports several changes at once, the newest last.
      (entries) => setNear(entries.at(-1)?.isIntersecting ?? false),
      // All that is above the screen counts too: after a jump past the prizes nothing else would tell.
      { rootMargin: `1000000px 0px ${NEAR_PX}px` },
    );
    observer.observe(prizes);
    return () => observer.disconnect();
  }, []);
  return isNear;
}

/** Goes back to the top of the page; shown from the prizes on. */
export function ScrollToTop() {
  const isAboveBar = useOwnPlayer() !== null;
  if (!useIsNearPrizes()) return null;
  const scroll = () => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
    document.getElementById('contenuto')?.focus({ preventScroll: true });
  };
  return (
    <button
      type="button"
      className={styles.button}
      data-above-bar={isAboveBar || undefined}
      aria-label="Torna su"
      onClick={scroll}
    >
      <svg viewBox="0 0 24 24" width="22" height="22" className={styles.arrow} aria-hidden="true">
        <path d="M4 17 12 7l8 10" />
      </svg>
    </button>
  );
}
