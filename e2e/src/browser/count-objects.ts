import type { Page } from 'playwright';

/** What V8 says of a heap in its snapshot: one row of numbers a node, whose first two are its type's and its name's index. */
interface HeapSnapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly [readonly string[]];
    };
  };
  readonly nodes: readonly number[];
  readonly strings: readonly string[];
}

/** What a page's own code makes. Compiled code grows with use until all of it is optimised, and is no leak. */
const madeByPages = new Set(['object', 'closure', 'array']);
const texts = new Set(['string', 'concatenated string', 'sliced string']);
/** Begins the names of V8's own objects. */
const OWN_OF_V8 = 'system / ';

/**
 * Returns how many objects, functions and arrays the page holds, counted after a garbage collection. The browser's own
 * records, such as those of the requests that the test runner watches, do not count.
 */
export const countObjects = async (page: Page): Promise<number> => (await ownObjects(page)).count;

/** Returns that number, and what these objects and all texts take, in bytes. */
export async function ownObjects(page: Page): Promise<{ count: number; bytes: number }> {
  const session = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await session.detach();
  const { snapshot, nodes, strings }: HeapSnapshot = JSON.parse(chunks.join(''));
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const size = fields.indexOf('self_size');
  let count = 0;
  let bytes = 0;
  for (let node = 0; node < nodes.length; node += fields.length) {
    const [type = '', name] = [types[0][nodes[node] ?? -1], strings[nodes[node + 1] ?? -1]];
    const isMade = madeByPages.has(type) && !name?.startsWith(OWN_OF_V8);
    if (isMade) count += 1;
    if (isMade || texts.has(type)) bytes += nodes[node + size] ?? 0;
  }
  return { count, bytes };
}
