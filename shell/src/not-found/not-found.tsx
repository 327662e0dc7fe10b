import { Horizon } from '@vetta/design-system/horizon';
import { Link } from 'wouter';
import { useTitle } from '../document/use-title.ts';
import * as styles from './not-found.css.ts';

/** The 404 page. */
export default function NotFound() {
  useTitle('404');
  return (
    <main id="contenuto" tabIndex={-1} className={styles.page}>
      <Horizon />
      <div className={styles.words}>
        <h1 className={styles.title}>404 Page Not Found</h1>
        <p className={styles.hint}>Did you forget to add the page to the router?</p>
        <p className={styles.italian}>
          Questa vetta non è su nessuna mappa. Torna al campo base e riparti da lì.
        </p>
        <Link href="/" className={styles.home}>
          Torna alla classifica
        </Link>
      </div>
    </main>
  );
}
