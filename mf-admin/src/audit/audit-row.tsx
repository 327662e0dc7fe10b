import type { AuditedChange } from '@vetta/contract/audit';
import { formatClock } from '@vetta/contract/client/formats';
import type { Player } from '@vetta/contract/players';
import { Button } from '@vetta/design-system/button';
import { Stack } from '@vetta/design-system/stack';
import { Text } from '@vetta/design-system/text';
import { VisuallyHidden } from '@vetta/design-system/visually-hidden';
import { Undo2 } from 'lucide-react';
import { useId, useState } from 'react';
import { z } from 'zod';
import type { FieldChange } from '../kit/fields/fields.ts';
import * as styles from './audit.css.ts';
import { rowId } from './use-audit-undo.ts';
import type { Names } from './words/account.ts';
import { tell } from './words/tell.ts';
import { who } from './words/who.ts';

/** What an undo is about. */
export interface Undone {
  readonly change: AuditedChange;
  /** Whether it holds again by it. */
  readonly isBack: boolean;
}

interface AuditRowProps {
  readonly change: AuditedChange;
  /** If it is an undo, and that is shown too. */
  readonly undone: Undone | undefined;
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
      <Stack gap="xxs">
        <p id={id} className={styles.sentence}>
          <strong className={styles.actor}>{who(actor)}</strong>
          {isLabel ? ': ' : ' '}
          {undone?.isBack ? 'ha rimesso una modifica annullata' : did}
          {undone && <>: {quoted(undone.change, names)}</>}
        </p>
        {reason !== undefined && (
          <Text size="sm" tone="muted">
            Motivo: {reason}
          </Text>
        )}
        <FieldChanges fields={fields} kind={kindOf(change)} />
        {undo.reason !== null && !isEvent && !isCorrected && (
          <Text size="sm" tone="muted">
            {undo.reason}
          </Text>
        )}
      </Stack>
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

const Removed = z.object({ id: z.string(), name: z.string() });

/** Returns the player whom a change removed and who still has a name; undefined for any other change. */
function removedPlayer({ action, before, undoneBy }: AuditedChange): Pick<Player, 'id' | 'name'> | undefined {
  if (action !== 'DELETE /api/admin/players/{id}' || undoneBy !== null) return undefined;
  const { data } = Removed.safeParse(before);
  return data && !/^Partecipante \d+$/.test(data.name) ? data : undefined;
}

const SHOWN = 5;

interface FieldChangesProps {
  readonly fields: readonly FieldChange[];
  /** What the change added has no values before it, and what it removed none after it. */
  readonly kind: 'added' | 'changed' | 'removed';
}

/** The fields of a change, before → after; a long list begins with five. */
function FieldChanges({ fields, kind }: FieldChangesProps) {
  const [isWhole, setIsWhole] = useState(false);
  if (fields.length === 0) return null;
  const shown = isWhole ? fields : fields.slice(0, SHOWN);
  return (
    <>
      <dl className={styles.fields}>
        {shown.map(({ field, before, after }) => (
          <div key={field} className={styles.field}>
            <dt className={styles.fieldName}>{field}</dt>
            <dd className={styles.values}>
              {kind === 'changed' && (
                <>
                  <span className={styles.before}>
                    <VisuallyHidden>prima: </VisuallyHidden>
                    {before ?? 'vuoto'}
                  </span>
                  <span aria-hidden="true">→</span>
                  <span className={styles.after}>
                    <VisuallyHidden>dopo: </VisuallyHidden>
                    {after ?? 'vuoto'}
                  </span>
                </>
              )}
              {kind === 'added' && <span className={styles.after}>{after}</span>}
              {kind === 'removed' && <span className={styles.before}>{before}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {fields.length > SHOWN && (
        <Button size="sm" tone="quiet" aria-expanded={isWhole} onPress={() => setIsWhole(!isWhole)}>
          {isWhole ? 'Mostra meno' : `Mostra tutte (${fields.length})`}
        </Button>
      )}
    </>
  );
}
