import { formatPoints } from '@vetta/contract/client/formats';
import { Table } from '@vetta/design-system/table';
import { Text } from '@vetta/design-system/text';
import { counted, enumerated } from '../audit/words/enumeration.ts';
import * as styles from './build-diff.css.ts';
import type { FileChange } from './changed-files.ts';
import { differenceInWords, sizeInWords } from './size-in-words.ts';

/** The files of a plugin that differ between two versions, with their sizes. */
export function FileChanges({ changes }: { readonly changes: readonly FileChange[] }) {
  const added = changes.filter(({ before }) => before === null).length;
  const removed = changes.filter(({ after }) => after === null).length;
  const summary = enumerated([
    counted(changes.length - added - removed, 'file cambiato', 'file cambiati'),
    counted(added, 'aggiunto', 'aggiunti'),
    counted(removed, 'tolto', 'tolti'),
  ]);
  const growth = changes.reduce((sum, { before, after }) => sum + (after ?? 0) - (before ?? 0), 0);
  if (changes.length === 0) return <Text tone="muted">I file sono gli stessi.</Text>;
  return (
    <>
      <Text tone="muted">
        {summary}: {differenceInWords(growth)}
      </Text>
      <Table
        label={`File: ${formatPoints(changes.length)}`}
        columns={[
          { label: 'File', kind: 'name', cell: ({ path }) => path },
          {
            label: 'Prima',
            kind: 'figure',
            cell: ({ before }) => (
              <span className={styles.old}>{before === null ? 'non c’era' : sizeInWords(before)}</span>
            ),
          },
          {
            label: 'Dopo',
            kind: 'figure',
            cell: ({ after }) => (after === null ? 'tolto' : sizeInWords(after)),
          },
        ]}
        rows={changes}
        keyOf={({ path, before, after }) => `${path} ${before} ${after}`}
      />
    </>
  );
}
