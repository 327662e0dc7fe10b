import * as styles from './page.css.ts';

export default function First() {
  return (
    <p className={styles.row}>
      {'{{#entries}}'}
      <b>{'{{name}}'}</b>
      {'{{/entries}}'}
    </p>
  );
}
