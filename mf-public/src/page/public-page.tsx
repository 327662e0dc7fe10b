import { Page } from '@vetta/design-system/page';
import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import * as styles from './public-page.css.ts';

interface PublicPageProps {
  readonly top: ReactNode;
  readonly board: ReactNode;
}

/** The page's layout, for the live page and for the prerender template. */
export const PublicPage = ({ top, board }: PublicPageProps) => (
  <div className={styles.page}>
    <Header />
    <main id="contenuto" tabIndex={-1} className={styles.main}>
      {top}
      <div className={styles.board}>
        <Page>
          <section id="classifica" aria-labelledby="titolo-classifica">
            {board}
          </section>
        </Page>
      </div>
    </main>
    <Footer />
  </div>
);
