import type { ReactNode } from 'react';
import { BARS } from './durations.ts';
import * as styles from './intro.css.ts';
import poster from './intro.webp?inline';

interface IntroProps {
  /** What plays inside the ring in the poster's place: an `IntroFilm`. Without one the ridge is drawn there. */
  readonly film?: ReactNode;
}

const CENTRE = 200;

/** Returns `x y` of a point on a circle around the centre; `share` of a full turn, 0 to 1, clockwise from the top. */
function pointAt(radius: number, share: number): string {
  const angle = share * 2 * Math.PI;
  const x = CENTRE + radius * Math.sin(angle);
  const y = CENTRE - radius * Math.cos(angle);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

const bars = Array.from({ length: BARS }, (_, bar) => {
  const share = (bar + 0.5) / BARS;
  return `M${pointAt(155, share)}L${pointAt(181, share)}`;
}).join('');

// The summit's ridge, at its place in the film.
const ridge = 'M85 264 116 245 133 252 164 218 176 225 220 175 236 199 253 195 292 240 325 257';

/**
 * The intro: a ridge drawn in one stroke inside a ring of 72 bars. The build renders it to static markup for the HTML.
 * The browser alone plays and ends it; `runIntro` lets it last as long as its film, and makes it skippable.
 */
export default function Intro({ film }: IntroProps) {
  return (
    <section id="intro" aria-label="Introduzione" className={styles.intro}>
      <div className={styles.picture}>
        {/* The film's first frame, in the HTML itself: nothing larger is painted later. */}
        <img className={styles.poster} src={poster} alt="" width={512} height={512} />
        {film}
        <svg className={styles.ring} viewBox="0 0 400 400" aria-hidden="true">
          <defs>
            <linearGradient id="intro-glow" gradientUnits="userSpaceOnUse" x1="20" y1="380" x2="380" y2="20">
              <stop className={styles.glowStart} offset="0" />
              <stop className={styles.glowMiddle} offset="0.55" />
              <stop className={styles.glowEnd} offset="1" />
            </linearGradient>
            <mask id="intro-progress" maskUnits="userSpaceOnUse" x="0" y="0" width="400" height="400">
              <circle
                className={styles.progress}
                cx={CENTRE}
                cy={CENTRE}
                r="168"
                pathLength={BARS}
                transform={`rotate(-90 ${CENTRE} ${CENTRE})`}
              />
            </mask>
          </defs>
          <path d={bars} className={styles.bars} />
          <path d={bars} className={styles.litBars} mask="url(#intro-progress)" />
          <path d={ridge} className={styles.ridge} pathLength={1} />
        </svg>
      </div>
      <p className={styles.name}>Vetta</p>
      <button type="button" className={styles.skip} hidden>
        SKIP INTRO
      </button>
    </section>
  );
}
