import { Link } from '@vetta/design-system/link';
import { Logo } from '@vetta/design-system/logo';
import { Page } from '@vetta/design-system/page';
import { PrizesAndRules } from './header.tsx';
import * as styles from './public-page.css.ts';
import { useIsReached } from './use-is-reached.ts';

/**
 * The ways to the sections, at the top of the screen once the hero is gone. They come last in the document: the keyboard has those of
 * the header, in reading order.
 */
export function SlimHeader() {
  // The board's beginning has left the screen at its top.
  if (!useIsReached('classifica', '-100%')) return null;
  return (
    <nav aria-label="Vai a" className={styles.slim}>
      <Page>
        <div className={styles.slimBar}>
          <span className={styles.slimLogo}>
            <Logo markOnly />
          </span>
          <div className={styles.sections}>
            <Link href="#classifica" tone="navigation" tabIndex={-1}>
              Classifica
            </Link>
            <PrizesAndRules tabIndex={-1} />
          </div>
        </div>
      </Page>
    </nav>
  );
}
