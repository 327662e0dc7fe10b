import * as styles from './waiting.css.ts';

/** A route on its way. It shows itself late: most arrive before anyone would read it. */
export const Waiting = () => (
  <p className={styles.waiting} role="status">
    Caricamento…
  </p>
);
