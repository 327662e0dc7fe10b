import * as styles from './month-path.css.ts';

// From the valley on the 1st to the summit at the month's end, in hundredths of the width and height.
const climb =
  'M0 92 4 89 7 90 12 80 15 83 19 74 24 77 28 66 31 69 36 60 40 64 45 52 48 55 53 44 57 48 62 50 66 40 70 43 75 32 79 35 84 24 88 27 93 14 96 16 100 6';

/**
 * The month as a climb: a lit path up to today's mark, a dotted path after it. `share` of the month has passed, in
 * hundredths. Lengths are attributes, so that the api can fill them in.
 */
export const MonthPath = ({ share }: { readonly share: string }) => (
  <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.root} aria-hidden="true">
    <clipPath id="mese-salito">
      <rect x="0" y="-10" width={share} height="120" />
    </clipPath>
    <mask id="mese-strada" maskUnits="userSpaceOnUse" x="-5" y="-20" width="110" height="140">
      <path d={climb} className={styles.markBand} />
    </mask>
    <linearGradient id="luce-mese" gradientUnits="userSpaceOnUse" x1="0" x2="100" y1="0" y2="0">
      <stop offset="0" className={styles.start} />
      <stop offset=".55" className={styles.middle} />
      <stop offset="1" className={styles.end} />
    </linearGradient>
    <linearGradient id="terra-mese" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="130" y2="220">
      <stop offset="0" className={styles.ground} />
      <stop offset="1" className={styles.ground} stopOpacity="0" />
    </linearGradient>
    <path fill="url(#terra-mese)" d={`${climb}V220H0Z`} />
    <path d={climb} className={styles.ahead} />
    <path d={climb} className={styles.climbed} clipPath="url(#mese-salito)" stroke="url(#luce-mese)" />
    <g mask="url(#mese-strada)">
      <rect
        x="-.45"
        y="-20"
        width=".9"
        height="140"
        transform={`translate(${share})`}
        className={styles.today}
      />
    </g>
  </svg>
);
