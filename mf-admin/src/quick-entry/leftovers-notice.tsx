import { likeliest } from '@vetta/contract/like-names';
import type { Player } from '@vetta/contract/players';
import { Button } from '@vetta/design-system/button';
import { Checkbox } from '@vetta/design-system/checkbox';
import { Inline } from '@vetta/design-system/inline';
import { Notice } from '@vetta/design-system/notice';
import { Select } from '@vetta/design-system/select';
import { Stack } from '@vetta/design-system/stack';
import { useState } from 'react';
import type { Leftover, PastedPerson } from './place-pasted.ts';
import * as styles from './quick-entry.css.ts';

interface LeftoversNoticeProps {
  readonly leftovers: readonly Leftover[];
  readonly leftOut: readonly string[];
  /** The players of the day. */
  readonly players: readonly Pick<Player, 'id' | 'name'>[];
  readonly isAdding: boolean;
  readonly onForget: () => void;
  /** The rows of a name are a player's, or are left out. */
  readonly onDecide: (name: string, choice: string | 'skip' | 'never') => void;
  /** Undefined with a key that adds nobody. */
  readonly onAdd: ((name: string) => void) | undefined;
}

/** More rows with one reason are one line. */
const MANY = 5;

/**
 * The pasted rows for which there was no place, with what can be decided about them, and what of the text is not needed: the
 * first stay until somebody decides, the others until they are dismissed.
 */
export function LeftoversNotice({ leftovers, leftOut, onForget, ...decisions }: LeftoversNoticeProps) {
  const undecided = leftovers.filter(({ person }) => person !== undefined);
  const others = grouped(leftovers.filter(({ person }) => person === undefined));
  return (
    <Notice
      tone={leftovers.length > 0 ? 'warning' : 'info'}
      title={titleOf(leftovers.length)}
      // What is only told is dismissed; what can be decided waits.
      action={
        others.length + leftOut.length > 0 ? (
          <Button size="sm" onPress={onForget}>
            Ho visto
          </Button>
        ) : undefined
      }
    >
      <Stack as="ul" gap="xs">
        {undecided.map(({ cells, reason, person }) => (
          <li key={person?.name} className={styles.contest} data-undecided>
            <span className={`${styles.contestWords} ${styles.leftover}`}>
              <strong>{inWords(cells)}</strong>: {reason}
            </span>
            {person && <Decisions person={person} {...decisions} />}
          </li>
        ))}
        {others.map(({ reason, rows: [first, ...more] }) => (
          <li key={`${reason} ${first}`} className={styles.leftover}>
            <strong>{first}</strong>
            {more.length > 0 && ` e ${more.length === 1 ? 'un’altra riga' : `altre ${more.length} righe`}`}:{' '}
            {reason}
          </li>
        ))}
        {leftOut.map((sentence) => (
          <li key={sentence} className={styles.leftover}>
            {sentence}
          </li>
        ))}
      </Stack>
    </Notice>
  );
}

const titleOf = (rows: number): string =>
  rows === 0
    ? 'Così è stato letto quello che hai incollato'
    : rows === 1
      ? 'Una riga incollata non ha trovato posto'
      : `${rows} righe incollate non hanno trovato posto`;

const inWords = (cells: readonly string[]): string => cells.filter((cell) => cell.trim() !== '').join(' · ');

/** Returns the rows one by one, or all of one reason together where they are many. */
function grouped(leftovers: readonly Leftover[]): { readonly reason: string; readonly rows: string[] }[] {
  const groups = new Map<string, string[]>();
  for (const { cells, reason } of leftovers)
    groups.set(reason, [...(groups.get(reason) ?? []), inWords(cells)]);
  return [...groups].flatMap(([reason, rows]) =>
    rows.length > MANY ? [{ reason, rows }] : [...new Set(rows)].map((row) => ({ reason, rows: [row] })),
  );
}

interface DecisionsProps extends Pick<LeftoversNoticeProps, 'players' | 'isAdding' | 'onDecide' | 'onAdd'> {
  readonly person: PastedPerson;
}

/** Who a pasted name is: somebody of the grid, those first whom it is like, a new player, or nobody: this time, or always. */
function Decisions({ person: { name, candidates }, players, isAdding, onDecide, onAdd }: DecisionsProps) {
  const [isAlways, setAlways] = useState(false);
  const choice = (words: string, spoken: string, onPress: () => void) => (
    <Button key={spoken} size="sm" isDisabled={isAdding} onPress={onPress} aria-label={spoken}>
      {words}
    </Button>
  );
  return (
    <>
      {candidates.map(({ id, name: candidate }) =>
        choice(`È ${candidate}?`, `È ${candidate}? (${name})`, () => onDecide(name, id)),
      )}
      {onAdd && choice('Nuovo partecipante', `Nuovo partecipante: ${name}`, () => onAdd(name))}
      {players.length > candidates.length && (
        <Select
          label={`«${name}» è…`}
          options={likeliest(name, players).map(({ id, name: label }) => ({ id, label: `È ${label}` }))}
          value={null}
          isDisabled={isAdding}
          onChange={(id) => onDecide(name, id)}
        />
      )}
      <Inline gap="xs" wrap="no">
        <Button
          size="sm"
          tone="quiet"
          isDisabled={isAdding}
          onPress={() => onDecide(name, isAlways ? 'never' : 'skip')}
          aria-label={`Lascia fuori: ${name}`}
        >
          Lascia fuori
        </Button>
        <Checkbox
          isSelected={isAlways}
          isDisabled={isAdding}
          onChange={setAlways}
          aria-label={`sempre: ${name}`}
        >
          sempre
        </Checkbox>
      </Inline>
    </>
  );
}
