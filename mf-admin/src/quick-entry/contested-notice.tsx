import type { Player } from '@vetta/contract/players';
import { Button } from '@vetta/design-system/button';
import { Notice } from '@vetta/design-system/notice';
import { Stack } from '@vetta/design-system/stack';
import { enumerated } from '../audit/words/enumeration.ts';
import { saysAway } from './absence.ts';
import { labels } from './columns.ts';
import { type CellChange, type Drafts, type Entries, savedFor } from './drafts.ts';
import * as styles from './quick-entry.css.ts';
import { valueInWords } from './read-row.ts';

interface ContestedNoticeProps {
  readonly cells: readonly Pick<CellChange, 'playerId' | 'column'>[];
  readonly players: readonly Player[];
  readonly drafts: Drafts;
  readonly entries: Entries;
  /** Who wrote the entries; undefined while loading. */
  readonly authors: readonly { readonly playerId: string; readonly by: string }[] | undefined;
  /** Without a player: all of them. */
  readonly onKeepMine: (playerId?: string) => void;
  readonly onTakeTheirs: (playerId?: string) => void;
}

/** The cells that another admin saved while they were typed here, with both values and the choice between them. */
export function ContestedNotice({
  cells,
  players,
  drafts,
  entries,
  authors = [],
  onKeepMine,
  onTakeTheirs,
}: ContestedNoticeProps) {
  const names = new Map(players.map(({ id, name }) => [id, name]));
  const people = [...new Set(cells.map(({ playerId }) => playerId))];
  const by = new Set(people.map((id) => authors.find(({ playerId }) => playerId === id)?.by));
  return (
    <Notice tone="info" title={`Intanto ${othersInWords(by)} numeri diversi dai tuoi`}>
      <Stack as="ul" gap="xs">
        {people.map((id) => (
          <li key={id} className={styles.contest}>
            <span className={styles.contestWords}>
              <strong>{names.get(id)}</strong>
              {cells
                .filter(({ playerId }) => playerId === id)
                .map(({ column }) => {
                  const text = drafts.get(id)?.[column]?.text ?? '';
                  const [mine, theirs] = [text, savedFor(entries.get(id), column, text)].map((value) =>
                    valueInWords(column, value),
                  );
                  const what = saysAway(column, text) ? '' : `${labels[column]}: `;
                  return ` · ${what}tu ${mine}, ora ${theirs}`;
                })}
            </span>
            <Button size="sm" onPress={() => onKeepMine(id)} aria-label={`Tieni i miei: ${names.get(id)}`}>
              Tieni i miei
            </Button>
            <Button size="sm" onPress={() => onTakeTheirs(id)} aria-label={`Prendi i suoi: ${names.get(id)}`}>
              Prendi i suoi
            </Button>
          </li>
        ))}
        {people.length > 1 && (
          <li className={styles.contest}>
            <span className={styles.contestWords}>Tutti insieme</span>
            <Button size="sm" onPress={() => onKeepMine()}>
              Tieni tutti i miei
            </Button>
            <Button size="sm" onPress={() => onTakeTheirs()}>
              Prendi tutti i suoi
            </Button>
          </li>
        )}
      </Stack>
    </Notice>
  );
}

const othersInWords = (by: ReadonlySet<string | undefined>): string => {
  const names = [...by].map((name) => name ?? 'un altro admin');
  return `${enumerated(names)} ${names.length === 1 ? 'ha' : 'hanno'} salvato`;
};
