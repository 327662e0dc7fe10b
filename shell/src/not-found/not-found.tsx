import { Link } from 'wouter';
import { useTitle } from '../document/use-title.ts';
import * as styles from './not-found.css.ts';

/** The 404 page. */
export default function NotFound() {
  useTitle('404');
  return (
    <main id="contenuto" tabIndex={-1} className={styles.page}>
      <svg
        className={styles.ridge}
        viewBox="0 0 1200 320"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        <path
          className={styles.far}
          d="M0 210 90 150l80 52 130-122 96 84 70-40 118 96 92-58 120 74 104-88 96 60 104-74 100 52v130H0Z"
        />
        <path
          className={styles.near}
          d="M0 262 120 214l96 34 110-62 128 74 92-30 130 52 138-66 96 40 120-54 94 38 76-22v132H0Z"
        />
      </svg>
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
