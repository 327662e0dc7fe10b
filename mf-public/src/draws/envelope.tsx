import { Alpenglow } from '@vetta/design-system/alpenglow';
import * as styles from './draw-scene.css.ts';

interface EnvelopeProps {
  /** Of its light, for the page's one element with it. */
  readonly id: string;
  /** The letters on the seal of a closed envelope. */
  readonly seal?: string;
  readonly isOpen?: boolean;
  /** On a wall. */
  readonly isLarge?: boolean;
}

/** The lottery's envelope: sealed with the first letters of its commitment, or open with a lit card in it. */
export function Envelope({ id: light, seal = '', isOpen = false, isLarge = false }: EnvelopeProps) {
  return (
    <svg
      viewBox="0 0 160 124"
      width="160"
      height="124"
      className={styles.size[isLarge ? 'large' : 'normal']}
      aria-hidden="true"
    >
      <Alpenglow id={light} x1="0" x2="1" y1="0" y2="1" />
      {isOpen ? (
        <>
          <path d="M6 44 80 4l74 40v4H6Z" className={styles.back} />
          <rect x="24" y="14" width="112" height="84" rx="8" fill={`url(#${light})`} />
          <path d="M56 62 72 36l9 13 6-8 17 21" className={styles.ridge} />
        </>
      ) : (
        <rect x="6" y="38" width="148" height="82" rx="10" className={styles.back} />
      )}
      <path d="M6 48 80 92l74-44v62a10 10 0 0 1-10 10H16A10 10 0 0 1 6 110Z" className={styles.front} />
      {!isOpen && (
        <>
          <path d="M8 42 80 90 152 42a10 10 0 0 0-8-4H16a10 10 0 0 0-8 4Z" className={styles.flap} />
          <circle cx="80" cy="84" r="23" fill={`url(#${light})`} />
          <text x="80" y="89" textAnchor="middle" className={styles.seal}>
            {seal}
          </text>
        </>
      )}
    </svg>
  );
}
