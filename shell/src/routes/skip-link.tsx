import * as styles from './skip-link.css.ts';

/** The first tab stop: skips the header that every page repeats. Wall screens have neither. */
export const SkipLink = () => (
  <a className={styles.skipLink} href="#contenuto">
    Vai al contenuto
  </a>
);
