import type { Page } from 'playwright';

/** What V8 says of a heap in its snapshot: one row of numbers a node, the first of which is the index of its type. */
interface HeapSnapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly [readonly string[]];
    };
  };
  readonly nodes: readonly number[];
}

/** What a page's own code makes. Compiled code grows with use until all of it is optimised, and is no leak. */
const madeByPages = new Set(['object', 'closure', 'array', 'string']);

/**
 * Returns how many objects, functions, arrays and strings the page holds, counted after a garbage collection. Chromium's
 * own records, such as those of the requests that the test runner watches, do not count.
 */
export async function countObjects(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await session.detach();
  const { snapshot, nodes }: HeapSnapshot = JSON.parse(chunks.join(''));
  const { node_fields: fields, node_types: types } = snapshot.meta;
  let count = 0;
  for (let node = 0; node < nodes.length; node += fields.length) {
    if (madeByPages.has(types[0][nodes[node] ?? -1] ?? '')) count += 1;
  }
  return count;
}
