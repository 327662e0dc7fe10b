import type { SearchedPlayer } from './example-entries.ts';
import * as styles from './search-field.css.ts';
import { SUGGESTIONS_ID } from './search-field.tsx';
import { optionId } from './use-suggestions.ts';

interface SuggestionsProps {
  readonly players: readonly SearchedPlayer[];
  /** Whether somebody has points: places before are the alphabet's. */
  readonly hasPlaces: boolean;
  readonly marked: number | null;
  readonly onChoose: (index: number) => void;
}

/** The names that match what was typed, with their place. */
export const Suggestions = ({ players, hasPlaces, marked, onChoose }: SuggestionsProps) => (
  <div id={SUGGESTIONS_ID} role="listbox" aria-label="Suggerimenti" className={styles.list}>
    {players.map(({ playerId, name, position }, index) => (
      // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the input, which names the marked option
      // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys
      <div
        key={playerId}
        id={optionId(index)}
        role="option"
        aria-selected={index === marked}
        className={styles.option}
        // The input keeps the focus until somebody is chosen.
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onChoose(index)}
      >
        <span>{name}</span>
        {hasPlaces && (
          <span translate="no" className={styles.place}>
            #{position}
          </span>
        )}
      </div>
    ))}
  </div>
);
