import type { ScreenCard } from '@vetta/contract/screens';
import * as styles from './screens.css.ts';

/** The side of the square that every picture is drawn in. */
const SIDE = 100;

interface ScreenPictureProps extends Pick<ScreenCard, 'viewport' | 'state'> {
  /** What is on screen, in words. */
  readonly caption: string;
}

/** A small picture of a screen: its shape, and whether there is light on it. */
export function ScreenPicture({ viewport, state, caption }: ScreenPictureProps) {
  const longest = Math.max(viewport.width, viewport.height, 1);
  const width = (SIDE * Math.max(viewport.width, longest / 4)) / longest;
  const height = (SIDE * Math.max(viewport.height, longest / 4)) / longest;
  const [left, top] = [(SIDE - width) / 2, (SIDE - height) / 2];
  return (
    <div className={styles.picture} data-state={state}>
      <svg viewBox={`-2 ${top - 2} ${SIDE + 4} ${height + 4}`} className={styles.drawing} aria-hidden="true">
        <rect x={left} y={top} width={width} height={height} rx="3" className={styles.panel} />
        <svg
          x={left}
          y={top + height * 0.4}
          width={width}
          height={height * 0.6}
          viewBox="0 0 100 40"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d="M0 40V30L18 16l9 7L46 4l13 13 9-7 32 24v6z" className={styles.ridge} />
        </svg>
      </svg>
      <span className={styles.scene}>{caption}</span>
    </div>
  );
}
