import * as styles from './skip-link.css.ts';

/** The first stop of the keyboard: past what every page repeats. */
export const SkipLink = () => (
  <a className={styles.skipLink} href="#contenuto">
    Vai al contenuto
  </a>
);
