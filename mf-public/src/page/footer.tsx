import { Link } from '@vetta/design-system/link';
import { Page } from '@vetta/design-system/page';
import * as styles from './public-page.css.ts';

export const Footer = () => (
  <Page as="footer">
    <div className={styles.footer}>
      <p>I bonus entrano in classifica ogni sera alle 23:59 (ora italiana)</p>
      <Link href="/admin" tone="navigation">
        admin
      </Link>
    </div>
  </Page>
);
