import * as styles from './missing-media.css.ts';

export type MissingMediaProps = { children: string };

/** Fills the place of a picture that is missing or fails, in a positioned box: a quiet ridge with words. */
export const MissingMedia = ({ children }: MissingMediaProps) => (
  <div className={styles.missing}>
    <svg
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMax slice"
      className={styles.picture}
      aria-hidden="true"
    >
      <path
        d="M0 138 38 112l22 12 46-44 26 26 22-18 40 40 30-22 34 28 30-18 32 24V180H0Z"
        className={styles.far}
      />
      <path d="M0 160 52 136l34 16 48-28 42 30 40-18 50 26 54-20V180H0Z" className={styles.near} />
    </svg>
    <p className={styles.words}>{children}</p>
  </div>
);
