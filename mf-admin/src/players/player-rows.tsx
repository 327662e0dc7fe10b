import { formatPoints } from '@vetta/contract/client/formats';
import type { Entry } from '@vetta/contract/entries';
import { groupWords } from '@vetta/contract/groups';
import type { Player } from '@vetta/contract/players';
import type { Tagged } from '@vetta/contract/row-tag';
import { Badge } from '@vetta/design-system/badge';
import { IconButton } from '@vetta/design-system/icon-button';
import { VisuallyHidden } from '@vetta/design-system/visually-hidden';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { memo } from 'react';
import type { PlayerActions } from './player-actions.ts';
import * as styles from './player-rows.css.ts';

export interface PlayerRowsProps {
  readonly players: readonly Tagged<Player>[];
  /** The entries of the chosen day, by player; undefined while loading. */
  readonly entries: ReadonlyMap<string, Entry> | undefined;
  /** The disqualifications of the chosen day's month, by player. */
  readonly disqualified: Readonly<Record<string, object | undefined>> | undefined;
  readonly actions: PlayerActions;
}

/** The players in a row each: a whole office at a glance. Calendar and weekly bonuses are on the cards. */
export const PlayerRows = ({ players, entries, disqualified, actions }: PlayerRowsProps) => (
  <table className={styles.table} aria-label="Partecipanti">
    <thead>
      <tr>
        <th scope="col" className={styles.placeHead}>
          <VisuallyHidden>Posizione</VisuallyHidden>
        </th>
        <th scope="col" className={styles.nameHead}>
          Nome
        </th>
        <th scope="col" className={styles.figureHead}>
          Totale
        </th>
        <th scope="col" className={styles.wideHead}>
          Score
        </th>
        <th scope="col" className={styles.figureHead}>
          Chiamate
        </th>
        <th scope="col" className={styles.wideHead}>
          App. fatti
        </th>
        <th scope="col">
          <VisuallyHidden>Azioni</VisuallyHidden>
        </th>
      </tr>
    </thead>
    <tbody>
      {players.map((player) => (
        <PlayerRow
          key={player.id}
          player={player}
          entry={entries && (entries.get(player.id) ?? null)}
          isDisqualified={disqualified?.[player.id] !== undefined}
          actions={actions}
        />
      ))}
    </tbody>
  </table>
);

interface PlayerRowProps {
  readonly player: Tagged<Player>;
  /** Null without data, undefined while loading. */
  readonly entry: Entry | null | undefined;
  readonly isDisqualified: boolean;
  readonly actions: PlayerActions;
}

const PlayerRow = memo(function PlayerRow({ player, entry, isDisqualified, actions }: PlayerRowProps) {
  const { name, position, total, score } = player;
  const groups = groupWords(player);
  return (
    <tr className={styles.row}>
      <td className={styles.place}>{position === 0 ? '–' : position}</td>
      <th scope="row" className={styles.name}>
        {name} {groups && <span className={styles.groups}>{groups}</span>}{' '}
        {isDisqualified && <Badge tone="danger">Squalifica</Badge>}
      </th>
      <td className={styles.total}>{formatPoints(total)}</td>
      <td className={styles.wide}>{formatPoints(score)}</td>
      <td className={styles.figure}>
        <DayFigure entry={entry} of="rings" />
      </td>
      <td className={styles.wide}>
        <DayFigure entry={entry} of="apptDone" />
      </td>
      <td className={styles.actions}>
        <IconButton
          label={`Aggiungi Entry: ${name}`}
          isDisabled={entry === undefined}
          onPress={() => actions.enterDay(player)}
        >
          <Plus size={18} aria-hidden="true" />
        </IconButton>
        <IconButton label={`Modifica ${name}`} onPress={() => actions.edit(player)}>
          <Pencil size={18} aria-hidden="true" />
        </IconButton>
        {/* A phone has no room for it in a row; it is on the card. */}
        <span className={styles.onlyOnWide}>
          <IconButton label={`Elimina ${name}`} tone="danger" onPress={() => actions.remove(player)}>
            <Trash2 size={18} aria-hidden="true" />
          </IconButton>
        </span>
      </td>
    </tr>
  );
});

interface DayFigureProps {
  readonly entry: PlayerRowProps['entry'];
  readonly of: 'rings' | 'apptDone';
}

/** A number of the chosen day; a dash without data, nothing while it loads. */
function DayFigure({ entry, of }: DayFigureProps) {
  if (entry === undefined) return null;
  if (entry?.absent) return of === 'rings' ? 'assente' : null;
  if (entry) return formatPoints(entry[of]);
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>Senza dati</VisuallyHidden>
    </>
  );
}
