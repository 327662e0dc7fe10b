import * as styles from './row.css.ts';

export const Row = ({ name, total }: { readonly name: string; readonly total: string }) => (
  <li className={styles.row}>{`${name}: ${total} pt`}</li>
);
