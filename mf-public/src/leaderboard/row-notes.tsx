import type { RowView } from '@vetta/contract/row-view';
import { type Slotted, When } from '../template/slots.tsx';
import * as styles from './row-notes.css.ts';

interface NoteProps {
  readonly row: Slotted<RowView>;
}

// A tie is told by what is rewarded, never by what somebody lacks.
const ties = [
  ['tieByApptDone', 'A parità di punti: prima chi ha più appuntamenti conclusi'],
  ['tieByApptSet', 'A parità di punti: prima chi ha più appuntamenti fissati'],
  ['tieByRings', 'A parità di punti: prima chi ha più chiamate'],
  ['tieByLastPosition', "A parità di punti: prima chi era davanti all'ultima chiusura"],
  ['tieByName', 'A parità di tutto: in ordine alfabetico'],
] as const;

/** Why a row stands behind the one above at the same points: said, not hidden. */
export const TieNote = ({ row }: NoteProps) =>
  ties.map(([flag, words]) => (
    <When key={flag} flag={row[flag]}>
      <p className={styles.note}>{words}</p>
    </When>
  ));

/** Why prizes are closed to a player. */
export const PrizesNote = ({ row }: NoteProps) => (
  <>
    <When flag={row.late}>
      <p className={styles.note}>Fuori gara per i premi: in gara da mese iniziato</p>
    </When>
    <When flag={row.disqualified}>
      <p className={styles.note}>Fuori gara per i premi: squalifica del mese</p>
    </When>
  </>
);
