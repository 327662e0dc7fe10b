import * as styles from './spinner.css.ts';

const ridge = 'M2 20 L12 6 L17 13 L21 8 L34 20';

/** A loading indicator: a light climbs the ridge. */
export const Spinner = ({ label = 'Caricamento…' }: { label?: string }) => (
  <span role="status" className={styles.root}>
    <svg viewBox="0 0 36 24" className={styles.mark} aria-hidden="true">
      <path d={ridge} className={styles.path} />
      <path d={ridge} pathLength={100} className={styles.climber} />
    </svg>
    {label}
  </span>
);
