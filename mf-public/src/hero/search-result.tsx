import { hasPoints } from '@vetta/contract/prerender';
import type { SiteTexts } from '@vetta/contract/site-texts';
import { ResultActions } from '../own-place/result-actions.tsx';
import { climbToNext } from './climb-to-next.ts';
import type { SearchedPlayer } from './example-entries.ts';
import * as styles from './result-card.css.ts';
import { ResultCard } from './result-card.tsx';

interface SearchResultProps {
  readonly player: SearchedPlayer;
  /** In the order of the standings. */
  readonly players: readonly SearchedPlayer[];
  readonly texts: SiteTexts;
  readonly exampleNote: string | undefined;
}

/** What the position search has found. */
export const SearchResult = ({ player, players, texts, exampleNote }: SearchResultProps) => (
  <div className={styles.result}>
    <ResultCard
      player={player}
      climb={hasPoints({ entries: players }) ? climbToNext(players, player) : null}
      texts={texts}
      exampleNote={exampleNote}
      action={exampleNote === undefined && <ResultActions player={player} />}
    />
  </div>
);
