import { hasPoints } from '@vetta/contract/prerender';
import type { PublicScoring } from '@vetta/contract/scoring';
import type { SiteTexts } from '@vetta/contract/site-texts';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { climbEffort } from '../own-place/effort.ts';
import type { SearchedPlayer } from './example-entries.ts';
import { findPlayers, isName } from './find-players.ts';
import { NO_PLACES } from './result-card.tsx';
import * as styles from './search-field.css.ts';
import { SearchField } from './search-field.tsx';
import { SearchResult } from './search-result.tsx';
import { Suggestions } from './suggestions.tsx';
import { useSuggestions } from './use-suggestions.ts';

interface PositionSearchProps {
  readonly texts: SiteTexts;
  /** In the order of the standings; none until they have come. */
  readonly players: readonly SearchedPlayer[];
  readonly scoring?: PublicScoring | undefined;
  /** Says why the players are invented, if they are. */
  readonly exampleNote?: string | undefined;
  /** Whether it stays though the own card could take its place. */
  readonly isShown?: boolean;
  /** Whether somebody asked for the search in the card's place. */
  readonly isAsked?: boolean;
  readonly onUse?: () => void;
}

/** Finds a player by a part of the name, and shows the place and what it takes to climb one more. */
export function PositionSearch({
  texts,
  players,
  scoring,
  exampleNote,
  isShown: stays = false,
  isAsked = false,
  onUse,
}: PositionSearchProps) {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const card = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, in the place of the button that was pressed
  useEffect(() => {
    if (isAsked) field.current?.focus();
  }, []);

  const found = findPlayers(players, typed);
  // Nobody else can be meant: the answer comes while they type.
  const only = found.length === 1 ? found[0] : undefined;
  const player = only ?? players.find(({ playerId }) => playerId === chosen);
  const hasPlaces = hasPoints({ entries: players });
  const isTyped = typed.trim() !== '';
  const isUnknown = isTyped && players.length > 0 && found.length === 0;

  const onType = (text: string) => {
    onUse?.();
    setTyped(text);
    if (text.trim() === '') setChosen(null);
  };
  const onChoose = (match: SearchedPlayer | undefined) => {
    flushSync(() => {
      setChosen(match?.playerId ?? null);
      if (match) setTyped(match.name);
    });
    // Out of the field, or a phone's keyboard covers the answer.
    if (matchMedia('(pointer: coarse)').matches) card.current?.focus();
  };
  // A whole name wins over a longer name that contains it. If two people have that name, the one chosen before wins.
  const named = players.filter(({ name }) => isName(name, typed));
  const best = named.find(({ playerId }) => playerId === chosen) ?? named[0] ?? found[0];
  const { input, isShown, marked, choose } = useSuggestions({
    field,
    items: found,
    best,
    typed,
    onType,
    onChoose,
  });

  // What screen readers announce: that no name matches, how many do, or the answer that is shown.
  const announcement = isUnknown
    ? texts['hero.searchNone']
    : isShown
      ? `${found.length} ${found.length === 1 ? 'suggerimento' : 'suggerimenti'}`
      : player
        ? `${player.name}: ${hasPlaces ? `posizione ${player.position}. ${climbEffort(players, player, scoring)}` : NO_PLACES}`
        : '';

  return (
    <SearchField
      texts={texts}
      isShown={stays}
      input={input}
      onSearch={() => choose(null)}
      suggestions={
        isShown && <Suggestions players={found} hasPlaces={hasPlaces} marked={marked} onChoose={choose} />
      }
      announcement={announcement}
    >
      {player && !isUnknown ? (
        <SearchResult
          key={player.playerId}
          card={card}
          player={player}
          players={players}
          scoring={scoring}
          texts={texts}
          exampleNote={exampleNote}
        />
      ) : (
        <p className={styles.hint}>{texts[isUnknown ? 'hero.searchNone' : 'hero.searchHint']}</p>
      )}
    </SearchField>
  );
}
