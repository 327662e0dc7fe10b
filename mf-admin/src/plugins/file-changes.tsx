import { formatPoints } from '@vetta/contract/client/formats';
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling table must be reachable by keyboard */}
      <section className={styles.scroll} aria-label={`File: ${formatPoints(changes.length)}`} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.head}>
                File
              </th>
              <th scope="col" className={styles.figureHead}>
                Prima
              </th>
              <th scope="col" className={styles.figureHead}>
                Dopo
              </th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ path, before, after }) => (
              <tr key={`${path} ${before} ${after}`} className={styles.row}>
                <th scope="row" className={styles.path}>
                  {path}
                </th>
                <td className={styles.before}>{before === null ? 'non c’era' : sizeInWords(before)}</td>
                <td className={styles.figure}>{after === null ? 'tolto' : sizeInWords(after)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
