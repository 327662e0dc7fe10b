import { nextAbove } from '@vetta/contract/honours';
import { hasPoints } from '@vetta/contract/prerender';
import type { PublicScoring } from '@vetta/contract/scoring';
import type { SiteTexts } from '@vetta/contract/site-texts';
import type { RefObject } from 'react';
import { useNoteInView } from '../own-place/card-in-view.ts';
import { climbEffort } from '../own-place/effort.ts';
import { ResultActions } from '../own-place/result-actions.tsx';
import type { SearchedPlayer } from './example-entries.ts';
import * as styles from './result-card.css.ts';
import { ResultCard } from './result-card.tsx';

interface SearchResultProps {
  readonly card: RefObject<HTMLDivElement | null>;
  readonly player: SearchedPlayer;
  /** In the order of the standings. */
  readonly players: readonly SearchedPlayer[];
  readonly scoring: PublicScoring | undefined;
  readonly texts: SiteTexts;
  readonly exampleNote: string | undefined;
}

/** What the position search has found. */
export function SearchResult({ card, player, players, scoring, texts, exampleNote }: SearchResultProps) {
  useNoteInView(card);
  const hasPlaces = hasPoints({ entries: players });
  return (
    <div className={styles.result} ref={card} tabIndex={-1}>
      <ResultCard
        player={player}
        hasPlaces={hasPlaces}
        effort={hasPlaces ? climbEffort(players, player, scoring) : ''}
        ahead={nextAbove(players, player.playerId)?.name}
        texts={texts}
        exampleNote={exampleNote}
        action={exampleNote === undefined && <ResultActions player={player} />}
      />
    </div>
  );
}
