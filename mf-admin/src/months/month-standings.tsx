import { capital, formatMonth, formatPoints } from '@vetta/contract/client/formats';
import { type Metal, metalOf } from '@vetta/contract/honours';
import { signedInteger } from '@vetta/contract/italian-integer';
import { correctionOf } from '@vetta/contract/prerender-row';
import { monthOf } from '@vetta/contract/rome-time';
import type { Standing } from '@vetta/contract/standings';
import { tieWords } from '@vetta/contract/tie-words';
import { Dialog } from '@vetta/design-system/dialog';
import { EmptyState } from '@vetta/design-system/empty-state';
import { Heading } from '@vetta/design-system/heading';
import { IconButton } from '@vetta/design-system/icon-button';
import { Gavel } from 'lucide-react';
import { useId, useState } from 'react';
import { monthInWords } from '../day/in-words.ts';
import { DisqualificationRow } from '../disqualifications/disqualification-row.tsx';
import { DisqualifyDialog } from '../disqualifications/disqualify-dialog.tsx';
import * as styles from './month-standings.css.ts';
import { notEligibleInWords, pointsAndPlace } from './standing-in-words.ts';

interface PersonDialogProps {
  readonly standing: Standing;
  /** `YYYY-MM`. */
  readonly month: string;
  readonly today: string;
  readonly onClose: () => void;
}

/** How a person stands in a month, and whether they are in the contest for it. */
function PersonDialog({ standing, month, today, onClose }: PersonDialogProps) {
  const [isDisqualifying, setDisqualifying] = useState(false);
  const player = { id: standing.playerId, name: standing.name };
  return (
    <>
      <Dialog
        title={standing.name}
        description={`${capital(formatMonth(month))}: ${pointsAndPlace(standing)}`}
        isOpen
        hasClose
        onClose={onClose}
      >
        <ul>
          <DisqualificationRow
            player={player}
            month={month}
            monthName={monthInWords(`${month}-01`, today)}
            onDisqualify={() => setDisqualifying(true)}
          />
        </ul>
      </Dialog>
      {isDisqualifying && (
        <DisqualifyDialog
          player={player}
          month={month}
          isPast={month < monthOf(today)}
          onClose={() => setDisqualifying(false)}
        />
      )}
    </>
  );
}

interface MonthStandingsProps {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly entries: readonly Standing[];
  readonly today: string;
  /** Whether it came by an import: it has no prizes, and its people are entered after it. */
  readonly isImported?: boolean;
}

/** All rows of a month's standings; the podium's are larger. Each leads to the person's place in the contest of that month. */
export function MonthStandings({ month, entries, today, isImported = false }: MonthStandingsProps) {
  const title = useId();
  const [opened, setOpened] = useState<string | null>(null);
  const monthName = monthInWords(`${month}-01`, today);
  const person = entries.find(({ playerId }) => playerId === opened);
  return (
    <section aria-labelledby={title} className={styles.root}>
      <Heading level={3} id={title}>
        Classifica
      </Heading>
      {entries.length === 0 ? (
        <EmptyState title="Nessuno in classifica" level={3} />
      ) : (
        <table className={styles.table} aria-labelledby={title}>
          <thead>
            <tr>
              <th scope="col" className={styles.placeHead}>
                Posizione
              </th>
              <th scope="col" className={styles.nameHead}>
                Nome
              </th>
              <th scope="col" className={styles.detailHead}>
                Score
              </th>
              <th scope="col" className={styles.detailHead}>
                Bonus
              </th>
              <th scope="col" className={styles.figureHead}>
                Totale
              </th>
              <td className={styles.actionHead} />
            </tr>
          </thead>
          <tbody>
            {entries.map((standing) => (
              <Row
                key={standing.playerId}
                standing={standing}
                metal={metalOf(entries, standing.playerId)}
                monthName={monthName}
                isImported={isImported}
                onOpen={() => setOpened(standing.playerId)}
              />
            ))}
          </tbody>
        </table>
      )}
      {person && (
        <PersonDialog standing={person} month={month} today={today} onClose={() => setOpened(null)} />
      )}
    </section>
  );
}

interface RowProps {
  readonly standing: Standing;
  readonly metal: Metal | '';
  readonly monthName: string;
  readonly isImported: boolean;
  readonly onOpen: () => void;
}

const Row = ({ standing, metal, monthName, isImported, onOpen }: RowProps) => {
  const tier = metal || undefined;
  const excluded = isImported && standing.notEligible === 'late' ? undefined : notEligibleInWords(standing);
  const correction = signedInteger(correctionOf(standing));
  return (
    <tr className={styles.row} data-tier={tier} data-out={standing.notEligible}>
      <td className={styles.place} data-tier={tier}>
        {standing.position}
      </td>
      <th scope="row" className={styles.name}>
        {standing.name}
        {excluded !== undefined && <span className={styles.note}>{excluded}: senza premi</span>}
        {correction && <span className={styles.note}>{correction} correzione</span>}
        {standing.tie !== null && standing.total > 0 && (
          <span className={styles.note}>{tieWords[standing.tie]}</span>
        )}
      </th>
      <td className={styles.detail}>{formatPoints(standing.score)}</td>
      <td className={styles.detail}>{formatPoints(standing.bonus)}</td>
      <td className={styles.total}>{formatPoints(standing.total)}</td>
      <td className={styles.action}>
        <IconButton label={`Squalifica, gara di ${monthName}: ${standing.name}`} onPress={onOpen}>
          <Gavel size={20} aria-hidden="true" />
        </IconButton>
      </td>
    </tr>
  );
};
