import type { PrerenderRow } from '@vetta/contract/prerender';
import { type Slotted, When } from '../prerender-template/slots.tsx';
import { eligibilityTexts } from './eligibility-texts.ts';
import * as styles from './row-notes.css.ts';

// A note tells what is rewarded, not what a player lacks.
const tieTexts = {
  apptDone: 'A parità di punti: prima chi ha più appuntamenti conclusi',
  apptSet: 'A parità di punti: prima chi ha più appuntamenti fissati',
  rings: 'A parità di punti: prima chi ha più chiamate',
  lastPosition: 'A parità di punti: prima chi era davanti all’ultima chiusura',
  name: 'A parità di tutto: in ordine alfabetico',
} satisfies Record<Exclude<PrerenderRow['tie'], ''>, string>;

/** What decided that the row stands behind the one above, at equal points. */
export const TieNote = ({ tie }: Pick<Slotted<PrerenderRow>, 'tie'>) => <Note word={tie} texts={tieTexts} />;

/** Why prizes are closed to the player. */
export const EligibilityNote = ({ notEligible }: Pick<Slotted<PrerenderRow>, 'notEligible'>) => (
  <Note word={notEligible} texts={eligibilityTexts} />
);

interface NoteProps {
  readonly word: string;
  readonly texts: Readonly<Record<string, string>>;
}

const Note = ({ word, texts }: NoteProps) =>
  Object.entries(texts).map(([key, text]) => (
    <When key={key} value={word} is={key}>
      <p className={styles.note}>{text}</p>
    </When>
  ));
