import * as styles from './intro.css.ts';
import { BARS } from './length.ts';

// One dash a bar: the circle's length is said to be as many as there are bars.
const ring = { cx: 200, cy: 200, r: 168, fill: 'none', pathLength: BARS };

const ridge = 'M78 262 112 226l18 14 34-52 22 26 16-20 20 34 24-62 26 44 14-16 36 68';

/**
 * The intro: a ridge drawn in one stroke inside a ring of 72 bars. Static markup, in the HTML itself; it runs and ends by
 * its style sheet alone, and `runIntro` only makes it longer and skippable.
 */
export default function Intro() {
  return (
    <div id="intro" className={styles.intro}>
      <svg className={styles.picture} viewBox="0 0 400 400" aria-hidden="true">
        <defs>
          <linearGradient id="intro-glow" x1="0" y1="1" x2="1" y2="0">
            <stop className={styles.glowStart} offset="0" />
            <stop className={styles.glowMiddle} offset="0.55" />
            <stop className={styles.glowEnd} offset="1" />
          </linearGradient>
          <mask id="intro-progress" maskUnits="userSpaceOnUse" x="0" y="0" width="400" height="400">
            <circle {...ring} className={styles.progress} transform="rotate(-90 200 200)" />
          </mask>
        </defs>
        <circle {...ring} className={styles.bars} transform="rotate(-90 200 200)" />
        <circle
          {...ring}
          className={styles.litBars}
          transform="rotate(-90 200 200)"
          mask="url(#intro-progress)"
        />
        <path d={ridge} className={styles.ridge} pathLength={1} />
      </svg>
      <p className={styles.name}>Vetta</p>
      <button type="button" className={styles.skip} hidden>
        SKIP INTRO
      </button>
    </div>
  );
}
