import { formatPoints } from '@vetta/contract/client/formats';
import { toPlace } from '@vetta/contract/italian-article';
import type { SiteTexts } from '@vetta/contract/site-texts';
import { Badge } from '@vetta/design-system/badge';
import { Card } from '@vetta/design-system/card';
import { Numeral } from '@vetta/design-system/numeral';
import type { ReactNode } from 'react';
import { eligibilityTexts } from '../leaderboard/eligibility-texts.ts';
import { type ClimbToNext, pointsInWords } from './climb-to-next.ts';
import type { SearchedPlayer } from './example-entries.ts';
import * as styles from './result-card.css.ts';

interface ResultCardProps {
  readonly player: SearchedPlayer;
  /** Null while nobody has points: the order is the alphabet's, and no place. */
  readonly climb: ClimbToNext | null;
  /** What to do for the next place (`climbEffort`). */
  readonly effort: string | null;
  readonly texts: Pick<SiteTexts, 'hero.searchFirst'>;
  /** Says why this player is invented; undefined for a real one. */
  readonly exampleNote: string | undefined;
  /** What can be done with the result. */
  readonly action?: ReactNode;
}

export const NO_PLACES = 'i posti arrivano con i primi numeri';

/** The player that was searched for: the place, and what the next one takes. */
export const ResultCard = ({ player, climb, effort, texts, exampleNote, action }: ResultCardProps) => (
  <Card padding="md" as="article" aria-label={`Posizione di ${player.name}`}>
    <div className={styles.words}>
      <p translate="no" className={styles.place}>
        {climb ? player.position : '–'}
        {climb && <span className={styles.degree}>°</span>}
      </p>
      <div className={styles.player}>
        <p translate="no" className={styles.name}>
          {player.name} {exampleNote !== undefined && <Badge tone="info">Esempio</Badge>}
        </p>
        <Numeral value={formatPoints(player.total)} size="lg" unit="pt" />
      </div>
    </div>
    <p key={effort} className={styles.effort}>
      {effort}
    </p>
    {/* Drawn anew when it changes: a translator replaces the text nodes that React would update. */}
    <p key={player.name + JSON.stringify(climb)} className={styles.gap}>
      {player.notEligible === 'disqualified' ? (
        eligibilityTexts.disqualified
      ) : !climb ? (
        `Nessuno ha ancora punti questo mese: ${NO_PLACES}`
      ) : climb.next ? (
        <>
          <strong>{pointsInWords(climb.points)}</strong> per salire {toPlace(climb.next.position)}, dov’è{' '}
          {climb.next.name}
        </>
      ) : (
        texts['hero.searchFirst']
      )}
    </p>
    {exampleNote !== undefined && <p className={styles.note}>{exampleNote}</p>}
    {action}
  </Card>
);
