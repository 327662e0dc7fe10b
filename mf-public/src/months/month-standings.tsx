import { metalOf } from '@vetta/contract/honours';
import type { PublicQueries } from '@vetta/contract/plugin';
import { prerenderRow } from '@vetta/contract/prerender-row';
import type { Standing } from '@vetta/contract/standings';
import { Heading } from '@vetta/design-system/heading';
import { Numeral } from '@vetta/design-system/numeral';
import { useState } from 'react';
import { role } from '../leaderboard/row.css.ts';
import { note } from '../leaderboard/row-notes.css.ts';
import { EligibilityNote, TieNote } from '../leaderboard/row-notes.tsx';
import { useOnDemand } from '../on-demand/use-on-demand.ts';
import { useOwnPlayer } from '../own-place/own-player.ts';
import type { ReceiptBodyProps } from '../receipts/receipt-body.tsx';
import { Unreachable } from '../unreachable/unreachable.tsx';
import * as styles from './month-dialog.css.ts';

interface MonthStandingsProps {
  readonly queries: Pick<PublicQueries, 'receipt' | 'site'>;
  /** `YYYY-MM` */
  readonly month: string;
  readonly entries: readonly Standing[];
}

/** All rows of a past month, tightly. A row opens the player's receipt of that month below it. */
export function MonthStandings({ queries, month, entries }: MonthStandingsProps) {
  const [opened, setOpened] = useState<string | null>(null);
  const own = useOwnPlayer();
  return (
    <section className={styles.standings}>
      <Heading level={3} size="section">
        Classifica
      </Heading>
      <ol className={styles.rows}>
        {entries.map((standing) => {
          const { playerId } = standing;
          const row = prerenderRow(standing, entries[0]?.total ?? 0, metalOf(entries, playerId));
          const isOpen = opened === playerId;
          return (
            <li key={playerId} className={styles.item}>
              <div
                className={styles.row}
                data-own={own?.playerId === playerId || undefined}
                data-out={row.notEligible}
              >
                <span translate="no" className={styles.position} data-tier={row.tier}>
                  {row.position}
                </span>
                <span className={styles.player}>
                  <span translate="no" className={styles.name}>
                    {row.name}
                  </span>
                  {row.notEligible === 'disqualified' && <span className={role}>squalifica</span>}
                  {row.correction && <span className={note}>{row.correction} correzione</span>}
                  <TieNote tie={row.tie} />
                  <EligibilityNote notEligible={row.notEligible} />
                </span>
                <Numeral value={row.total} unit="pt" />
                <button
                  type="button"
                  className={styles.open}
                  aria-label={`${row.name}, da dove vengono i punti`}
                  aria-expanded={isOpen}
                  onClick={() => setOpened(isOpen ? null : playerId)}
                />
              </div>
              {isOpen && (
                <div className={styles.receipt}>
                  <MonthReceipt queries={queries} query={queries.receipt(playerId, month)} />
                </div>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

const load = async () => (await import('../receipts/receipt-body.tsx')).ReceiptBody;

/** A player's receipt of a past month. Its code is that of the board's receipts: it is there already, or comes now. */
function MonthReceipt(receipt: Pick<ReceiptBodyProps, 'queries' | 'query'>) {
  const { part: ReceiptBody, hasFailed, retry } = useOnDemand(load, true);
  if (ReceiptBody) return <ReceiptBody {...receipt} isProvisional={false} />;
  if (!hasFailed) return <p role="status">Caricamento…</p>;
  return <Unreachable what="Dettaglio" onRetry={retry} />;
}
