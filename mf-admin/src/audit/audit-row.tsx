import type { AuditedChange } from '@vetta/contract/audit';
import { formatClock } from '@vetta/contract/client/formats';
import type { Player } from '@vetta/contract/players';
import { Button } from '@vetta/design-system/button';
import { Undo2 } from 'lucide-react';
import { useId } from 'react';
import * as styles from './audit-log.css.ts';
import { FieldChanges } from './field-changes.tsx';
import { removedPlayer } from './removed-player.ts';
import { rowId } from './row-id.ts';
import type { Names } from './words/account.ts';
import { tell } from './words/tell.ts';
import { who } from './words/who.ts';

interface AuditRowProps {
  readonly change: AuditedChange;
  /** The change that this one undid, if it is shown too. */
  readonly undone: AuditedChange | undefined;
  readonly names: Names;
  readonly isUndoing: boolean;
  readonly onUndo: (change: AuditedChange) => void;
  readonly onAnonymise: (player: Pick<Player, 'id' | 'name'>) => void;
}

/** The server's reason for changes that never can be undone, which are most: it is said in few words. */
const noJournal = /^Questa modifica non si può annullare/;

/** One change: when, who, what, the fields that changed, and its undo. */
export function AuditRow({ change, undone, names, isUndoing, onUndo, onAnonymise }: AuditRowProps) {
  const id = useId();
  const { did, fields = [], reason, isEvent, isLabel } = tell(change, names);
  const { undo, undoneBy, at, actor } = change;
  const isUndone = undoneBy !== null;
  const isCorrected = undo.reason !== null && noJournal.test(undo.reason);
  const removed = removedPlayer(change);
  return (
    <li id={rowId(change.id)} tabIndex={-1} className={styles.row} data-undone={isUndone || undefined}>
      <time dateTime={at} className={styles.time}>
        {formatClock(new Date(at))}
      </time>
      <div className={styles.description}>
        <p id={id} className={styles.sentence}>
          <strong className={styles.actor}>{who(actor)}</strong>
          {isLabel ? ': ' : ' '}
          {did}
          {undone && <>: {quoted(undone, names)}</>}
        </p>
        {reason !== undefined && <p className={styles.note}>Motivo: {reason}</p>}
        <FieldChanges fields={fields} kind={kindOf(change)} />
        {undo.reason !== null && !isEvent && !isCorrected && <p className={styles.note}>{undo.reason}</p>}
      </div>
      {isCorrected && !isEvent && <p className={styles.corrected}>Si corregge, non si annulla</p>}
      {(undo.possible || removed) && (
        <div className={styles.undo}>
          {undo.possible && (
            <Button
              size="sm"
              tone="quiet"
              aria-describedby={id}
              isPending={isUndoing}
              onPress={() => onUndo(change)}
            >
              <Undo2 size={16} aria-hidden="true" />
              Annulla
            </Button>
          )}
          {removed && (
            <Button size="sm" tone="quiet" aria-describedby={id} onPress={() => onAnonymise(removed)}>
              Anonimizza
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

function kindOf({ before, after }: AuditedChange) {
  if (before === null) return 'added';
  return after === null ? 'removed' : 'changed';
}

function quoted(change: AuditedChange, names: Names): string {
  const { did, isLabel } = tell(change, names);
  return `«${who(change.actor)}${isLabel ? ':' : ''} ${did}»`;
}
