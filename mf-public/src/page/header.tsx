import { Link } from '@vetta/design-system/link';
import { Logo } from '@vetta/design-system/logo';
import { Page } from '@vetta/design-system/page';
import * as styles from './public-page.css.ts';

export const Header = () => (
  <Page as="header">
    <div className={styles.header}>
      <Link href="/" tone="plain">
        <Logo />
      </Link>
      <nav aria-label="Sezioni" className={styles.sections}>
        <PrizesAndRules />
      </nav>
    </div>
  </Page>
);

/** The ways that the header and the slim one have. */
export const PrizesAndRules = ({ tabIndex }: { readonly tabIndex?: -1 }) => (
  <>
    <Link href="#prizes" tone="navigation" tabIndex={tabIndex}>
      Premi
    </Link>
    <Link href="#rules" tone="navigation" tabIndex={tabIndex}>
      Regole
    </Link>
  </>
);
