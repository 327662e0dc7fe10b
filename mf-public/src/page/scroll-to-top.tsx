import { useEffect, useState } from 'react';
import { useOwnPlayer } from '../own-place/own-player.ts';
import * as styles from './scroll-to-top.css.ts';
import { useIsReached } from './use-is-reached.ts';

/** How near the prizes must be to the part of the page on the screen. */
const NEAR = '200px';

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
  if (!useIsReached('prizes', NEAR)) return null;
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
