import * as styles from './month-path.css.ts';

// From the valley on the 1st over two shoulders to the summit at the month's end; in hundredths of the width and height.
const climb =
  'M0 92 4 89 7 90 12 80 15 83 19 74 24 77 28 66 31 69 36 60 40 64 45 52 48 55 53 44 57 48 62 50 66 40 70 43 75 32 79 35 84 24 88 27 93 14 96 16 100 6';

/**
 * The month as a climb along the foot of the night: lit as far as today, a path on the map beyond. `share` is how much of
 * the month has come, in hundredths; lengths are attributes, so that the server can fill them in.
 */
export const MonthPath = ({ share }: { readonly share: string }) => (
  <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.root} aria-hidden="true">
    <clipPath id="mese-salito">
      <rect x="-1" y="-10" width={share} height="120" />
    </clipPath>
    <linearGradient id="luce-mese" gradientUnits="userSpaceOnUse" x1="0" x2="100" y1="0" y2="0">
      <stop offset="0" className={styles.start} />
      <stop offset=".55" className={styles.middle} />
      <stop offset="1" className={styles.end} />
    </linearGradient>
    <path d={`${climb}V110H0Z`} className={styles.slope} />
    <path d={climb} className={styles.ahead} />
    <path d={climb} className={styles.climbed} clipPath="url(#mese-salito)" stroke="url(#luce-mese)" />
  </svg>
);
