import { Button } from '@vetta/design-system/button';
import { VisuallyHidden } from '@vetta/design-system/visually-hidden';
import { useState } from 'react';
import type { FieldChange } from '../fields/fields.ts';
import * as styles from './audit-log.css.ts';

const SHOWN = 5;

interface FieldChangesProps {
  readonly fields: readonly FieldChange[];
  /** What the change added has no values before it, and what it removed none after it. */
  readonly kind: 'added' | 'changed' | 'removed';
}

/** The fields of a change, before → after; a long list begins with five. */
export function FieldChanges({ fields, kind }: FieldChangesProps) {
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
