import type { SiteTexts } from '@vetta/contract/site-texts';
import { Heading } from '@vetta/design-system/heading';
import type { Slotted } from '../prerender-template/slots.tsx';
import * as styles from './rules.css.ts';

const causes = ['rules.bansNumbers', 'rules.bansAverages', 'rules.bansSabotage'] as const;

/** What leads to a disqualification (docs/rules.md, «Eligibility»). */
export const Bans = ({ texts }: { readonly texts: Slotted<SiteTexts> }) => (
  <div className={`${styles.block} ${styles.wholeBlock}`}>
    <Heading level={3}>{texts['rules.bansTitle']}</Heading>
    <p className={styles.hint}>{texts['rules.bansHint']}</p>
    <ul className={styles.causes}>
      {causes.map((key) => (
        <li key={key} className={styles.cause}>
          {texts[key]}
        </li>
      ))}
    </ul>
  </div>
);
