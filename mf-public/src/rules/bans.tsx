import type { SiteTexts } from '@vetta/contract/site-texts';
import { Heading } from '@vetta/design-system/heading';
import type { Slotted } from '../prerender-template/slots.tsx';
import { banCauses } from './ban-causes.ts';
import * as styles from './rules.css.ts';

/** What leads to a disqualification. */
export const Bans = ({ texts }: { readonly texts: Slotted<SiteTexts> }) => (
  <div className={`${styles.block} ${styles.wholeBlock}`}>
    <Heading level={3}>{texts['rules.bansTitle']}</Heading>
    <p className={styles.hint}>{texts['rules.bansHint']}</p>
    <ul className={styles.causes}>
      {banCauses.map((key) => (
        <li key={key} className={styles.cause}>
          {texts[key]}
        </li>
      ))}
    </ul>
  </div>
);
