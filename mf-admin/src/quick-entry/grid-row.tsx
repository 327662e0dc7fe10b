import { formatPoints } from '@vetta/contract/client/formats';
import { type Entry, isRecorded, type UsualNumbers } from '@vetta/contract/entries';
import type { Player } from '@vetta/contract/players';
import type { ScoringChange } from '@vetta/contract/scoring';
import { readYesNo } from '@vetta/tables/read-values';
import { memo } from 'react';
import { leftInWords } from '../players/left-in-words.ts';
import { AWAY } from './absence.ts';
import { cellId } from './cell-id.ts';
import { type Column, columns, isNumberColumn, labels } from './columns.ts';
import type { DraftRow } from './drafts.ts';
import * as styles from './entry-grid.css.ts';
import * as cellStyles from './grid-cell.css.ts';
import { type CellState, dayPoints, type Row, readRow } from './read-row.ts';

interface GridRowProps {
  /** The row's number among those shown, from 0. */
  readonly index: number;
  readonly player: Player;
  readonly draft: DraftRow | undefined;
  readonly entry: Entry | undefined;
  readonly usual: UsualNumbers | undefined;
  readonly scoring: ScoringChange | undefined;
  /** What the server said is wrong with this row. */
  readonly refused: string | undefined;
  /** The column under the cursor, and the first and last selected one; undefined in other rows. */
  readonly active: number | undefined;
  readonly from: number | undefined;
  readonly to: number | undefined;
  readonly onType: (playerId: string, column: Column, text: string) => void;
}

/** A player's cells. Memoised: a keystroke renders one row, however many there are. */
export const GridRow = memo(function GridRow({
  index,
  player,
  draft,
  entry,
  usual,
  scoring,
  refused,
  active,
  from,
  to,
  onType,
}: GridRowProps) {
  const row = readRow(draft, entry, usual);
  const note = refused ?? row.note;
  const tone = refused === undefined ? worst(row) : 'error';
  const noteId = cellId(player.id, 'note');
  const markAway = note === null && (
    // The mouse's way: the keyboard has a letter for it, and the focus stays in the grid.
    <button
      type="button"
      tabIndex={-1}
      className={styles.away}
      aria-label={`Segna assente: ${player.name}`}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onType(player.id, 'rings', AWAY)}
    >
      Segna assente
    </button>
  );
  return (
    <tr
      className={styles.row}
      data-lit={active === undefined ? undefined : ''}
      data-missing={isRecorded(entry) || row.unsaved.length > 0 ? undefined : ''}
    >
      <th scope="row" className={styles.name}>
        {player.name}
        {player.archivedOn !== null && <span className={styles.left}>{leftInWords(player)}</span>}
        {note !== null && (
          <span className={`${styles.noteBelow} ${styles.noteColour}`} data-tone={tone} aria-hidden="true">
            {note}
          </span>
        )}
        {markAway && <span className={styles.awayBelow}>{markAway}</span>}
      </th>
      {columns.map((column, at) => {
        const isSelected = from !== undefined && to !== undefined && from <= at && at <= to;
        const shared = {
          id: cellId(player.id, column),
          'data-row': index,
          'data-column': at,
          // One stop for Tab in the whole grid.
          tabIndex: active === at ? 0 : -1,
          'aria-label': `${labels[column]}, ${player.name}`,
          'aria-invalid': row.states[column] === 'error',
          'aria-describedby': note === null ? undefined : noteId,
        };
        return (
          // biome-ignore lint/a11y/useFocusableInteractive: the focus is on the input in it
          <td
            key={column}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid
            role="gridcell"
            className={cellStyles.cell}
            aria-selected={isSelected}
            data-selected={isSelected ? '' : undefined}
            data-unsaved={row.unsaved.includes(column) ? '' : undefined}
            data-state={row.states[column]}
          >
            {isNumberColumn(column) ? (
              <input
                {...shared}
                type="text"
                inputMode="numeric"
                autoComplete="off"
                enterKeyHint="next"
                className={cellStyles.input}
                data-long={row.texts[column].length > 4 ? '' : undefined}
                value={row.texts[column]}
                onChange={(event) => onType(player.id, column, event.target.value)}
              />
            ) : (
              <label className={cellStyles.tickArea}>
                <input
                  {...shared}
                  type="checkbox"
                  className={cellStyles.tick}
                  checked={readYesNo(row.texts[column]) ?? false}
                  onChange={(event) => onType(player.id, column, String(event.target.checked))}
                />
              </label>
            )}
          </td>
        );
      })}
      <td className={styles.points}>
        {scoring && row.hasData && row.numbers && !row.isAbsent
          ? formatPoints(dayPoints(row.numbers, scoring))
          : ''}
      </td>
      <td id={noteId} className={`${styles.note} ${styles.noteColour}`} data-tone={tone}>
        {note}
        {markAway}
      </td>
    </tr>
  );
});

const severity: readonly CellState[] = ['error', 'contested', 'warning'];

const worst = ({ states }: Row): CellState | undefined =>
  severity.find((state) => Object.values(states).includes(state));
