import type { SiteTexts } from '@vetta/contract/site-texts';
import { Link } from '@vetta/design-system/link';
import { Page } from '@vetta/design-system/page';
import type { ReactNode } from 'react';
import { CharacterFilm } from '../media/character-film.tsx';
import type { Slotted } from '../prerender-template/slots.tsx';
import { Header } from './header.tsx';
import * as styles from './public-page.css.ts';

interface PublicPageProps {
  readonly texts: Slotted<Pick<SiteTexts, 'footer.note' | 'leaderboard.video'>>;
  readonly top: ReactNode;
  readonly board: ReactNode;
  readonly below: ReactNode;
  /** What is fixed at the bottom of the screen, and lies below the footer at the page's end. */
  readonly thumb?: ReactNode;
}

/** The page's layout, for the live page and for the prerender template. */
export const PublicPage = ({ texts, top, board, below, thumb }: PublicPageProps) => (
  <div className={styles.page}>
    <Header />
    <main id="contenuto" tabIndex={-1} className={styles.main}>
      {top}
      <div className={styles.board}>
        <Page>
          <section id="classifica" aria-labelledby="titolo-classifica" className={styles.standings}>
            <div className={styles.character}>
              <CharacterFilm replacement={texts['leaderboard.video']} />
            </div>
            {board}
          </section>
        </Page>
      </div>
      {below}
    </main>
    <Footer texts={texts} />
    {thumb}
  </div>
);

const Footer = ({ texts }: { readonly texts: Slotted<Pick<SiteTexts, 'footer.note'>> }) => (
  <Page as="footer">
    <div className={styles.footer}>
      <p>{texts['footer.note']}</p>
      <Link href="/admin" tone="navigation">
        admin
      </Link>
    </div>
  </Page>
);
