import type { PrerenderRow } from '@vetta/contract/prerender';
import { tieWords } from '@vetta/contract/tie-words';
import { type Slotted, When } from '../prerender-template/slots.tsx';
import { eligibilityTexts } from './eligibility-texts.ts';
import * as styles from './row-notes.css.ts';

/** What decided that the row stands behind the one above, at equal points. */
export const TieNote = ({ tie }: Pick<Slotted<PrerenderRow>, 'tie'>) => <Note word={tie} texts={tieWords} />;

/** Why prizes are closed to a late player. Who is disqualified has a badge in the row. */
export const EligibilityNote = ({ notEligible }: Pick<Slotted<PrerenderRow>, 'notEligible'>) => (
  <Note word={notEligible} texts={{ late: eligibilityTexts.late }} />
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
