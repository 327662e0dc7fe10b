import { metalOf } from '@vetta/contract/honours';
import { prerenderRow } from '@vetta/contract/prerender-row';
import type { Standing } from '@vetta/contract/standings';
import { Glow } from '@vetta/design-system/heading';
import { Horizon } from '@vetta/design-system/horizon';
import { Logo } from '@vetta/design-system/logo';
import * as styles from './phone-screen.css.ts';

/** A drawing of the page on a phone: too small to be read from five metres, and not meant to be. */
export const PhoneScreen = ({ entries }: { readonly entries: readonly Standing[] }) => (
  <div className={styles.phone} aria-hidden="true" data-unread>
    <div className={styles.ridge}>
      <Horizon />
    </div>
    <div className={styles.logo}>
      <Logo />
    </div>
    <p className={styles.title}>
      Chi arriva
      <br />
      <Glow>in vetta?</Glow>
    </p>
    <div className={styles.search}>
      <span>Inserisci il tuo nome</span>
      <span className={styles.button}>Cerca</span>
    </div>
    <div className={styles.rows}>
      {entries.slice(0, 4).map((standing) => {
        const { tier, position, name, total } = prerenderRow(
          standing,
          entries[0]?.total ?? 0,
          metalOf(entries, standing.playerId),
        );
        return (
          <div key={standing.playerId} className={styles.row} data-tier={tier}>
            <span className={styles.position}>{position}</span>
            <span className={styles.name}>{name}</span>
            <span className={styles.total}>{total}</span>
          </div>
        );
      })}
    </div>
  </div>
);
