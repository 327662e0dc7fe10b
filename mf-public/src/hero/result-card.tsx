import { formatPoints } from '@vetta/contract/client/formats';
import type { SiteTexts } from '@vetta/contract/site-texts';
import { Badge } from '@vetta/design-system/badge';
import { Card } from '@vetta/design-system/card';
import { Numeral } from '@vetta/design-system/numeral';
import type { ReactNode } from 'react';
import { eligibilityTexts } from '../leaderboard/eligibility-texts.ts';
import type { SearchedPlayer } from './example-entries.ts';
import * as styles from './result-card.css.ts';

interface ResultCardProps {
  readonly player: SearchedPlayer;
  /** Whether somebody has points: else the order is the alphabet's, and no place. */
  readonly hasPlaces: boolean;
  /** What the next place takes (`climbEffort`). */
  readonly effort: string;
  /** Who has the next place. */
  readonly ahead: string | undefined;
  readonly texts: Pick<SiteTexts, 'hero.searchFirst'>;
  /** Says why this player is invented; undefined for a real one. */
  readonly exampleNote: string | undefined;
  /** What can be done with the result. */
  readonly action?: ReactNode;
}

export const NO_PLACES = 'i posti arrivano con i primi numeri';

/** The player that was searched for: the place, and what the next one takes. */
export const ResultCard = ({
  player,
  hasPlaces,
  effort,
  ahead,
  texts,
  exampleNote,
  action,
}: ResultCardProps) => (
  <Card padding="md" as="article" aria-label={`Posizione di ${player.name}`}>
    <div className={styles.words}>
      <p translate="no" className={styles.place}>
        {hasPlaces ? player.position : '–'}
        {hasPlaces && <span className={styles.degree}>°</span>}
      </p>
      <div className={styles.player}>
        <p translate="no" className={styles.name}>
          {player.name} {exampleNote !== undefined && <Badge tone="info">Esempio</Badge>}
        </p>
        <Numeral value={formatPoints(player.total)} size="lg" unit="pt" />
      </div>
    </div>
    {/* Drawn anew when it changes: a translator replaces the text nodes that React would update. */}
    <p key={effort} className={styles.effort}>
      {player.notEligible === 'disqualified'
        ? eligibilityTexts.disqualified
        : !hasPlaces
          ? `Nessuno ha ancora punti questo mese: ${NO_PLACES}`
          : effort || texts['hero.searchFirst']}
    </p>
    <p key={ahead} className={styles.ahead}>
      {effort && `Davanti c’è ${ahead}`}
    </p>
    {exampleNote !== undefined && <p className={styles.note}>{exampleNote}</p>}
    {action}
  </Card>
);
