import type { SiteTexts } from '@vetta/contract/site-texts';
import { Link } from '@vetta/design-system/link';
import { Page } from '@vetta/design-system/page';
import type { Slotted } from '../prerender-template/slots.tsx';
import * as styles from './public-page.css.ts';

export const Footer = ({ texts }: { readonly texts: Slotted<Pick<SiteTexts, 'footer.note'>> }) => (
  <Page as="footer">
    <div className={styles.footer}>
      <p>{texts['footer.note']}</p>
      <Link href="/admin" tone="navigation">
        admin
      </Link>
    </div>
  </Page>
);
