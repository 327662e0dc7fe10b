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

/** How long the button stays over what is read, in milliseconds. */
const READ_AFTER_MS = 4_000;

/** Whether the visitor reads: the page has stood still for a while, or moves downwards. A move upwards ends it. */
function useIsReading(): boolean {
  const [isReading, setReading] = useState(false);
  useEffect(() => {
    let last = scrollY;
    let timer = setTimeout(setReading, READ_AFTER_MS, true);
    const onScroll = () => {
      if (scrollY < last) setReading(false);
      last = scrollY;
      clearTimeout(timer);
      timer = setTimeout(setReading, READ_AFTER_MS, true);
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', onScroll);
    };
  }, []);
  return isReading;
}

/** Goes back to the top of the page; shown from the prizes on. Where it covers text it hides while somebody reads. */
export function ScrollToTop() {
  const isAboveBar = useOwnPlayer() !== null;
  const isReading = useIsReading();
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
      data-reading={isReading || undefined}
      aria-label="Torna su"
      onClick={scroll}
    >
      <svg viewBox="0 0 24 24" width="22" height="22" className={styles.arrow} aria-hidden="true">
        <path d="M4 17 12 7l8 10" />
      </svg>
    </button>
  );
}
