import * as styles from './screen-name.css.ts';

/** The wall's name over everything, so that a person in the room sees which one it is. */
export const ScreenName = ({ name }: { readonly name: string | null }) => (
  <div className={styles.cover} role="status">
    <p className={styles.name}>{name ?? 'Schermo senza nome'}</p>
  </div>
);
