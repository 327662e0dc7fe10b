import * as styles from './loading.css.ts';

/** Shown while a route loads; CSS delays it, since most routes load faster. */
export const Loading = () => (
  <p className={styles.loading} role="status">
    Caricamento…
  </p>
);
