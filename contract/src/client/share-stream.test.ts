import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { keepStream } from './keep-stream.ts';
import { shareStream } from './share-stream.ts';

// Node has neither windows nor their events.
beforeEach(() => {
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
});
const open = new Set<() => void>();
afterEach(() => {
  for (const close of open) close();
  open.clear();
  vi.unstubAllGlobals();
});

/** A window that shares the stream; `receive` is a message of the server on its own stream. */
function openWindow(address: string) {
  let heard = 0;
  let receive: (() => void) | undefined;
  const keep: typeof keepStream = (_, { onMessage }) => {
    receive = onMessage;
    return () => {
      receive = undefined;
    };
  };
  const end = shareStream(address, {
    keep,
    onMessage: () => {
      heard += 1;
    },
  });
  open.add(end);
  return {
    streams: () => receive !== undefined,
    receive: () => receive?.(),
    heard: () => heard,
    close: () => {
      open.delete(end);
      end();
    },
  };
}

const soon = { timeout: 5_000 };

test('eight windows of one browser hold one stream, and all of them hear its messages', async () => {
  const eight = Array.from({ length: 8 }, () => openWindow('/eight'));
  await vi.waitFor(() => expect(eight.filter(({ streams }) => streams())).toHaveLength(1), soon);
  eight.find(({ streams }) => streams())?.receive();
  await vi.waitFor(() => expect(eight.map(({ heard }) => heard())).toEqual(eight.map(() => 1)), soon);
});

test('when the window with the stream closes, another one opens it', async () => {
  const three = Array.from({ length: 3 }, () => openWindow('/closing'));
  await vi.waitFor(() => expect(three.filter(({ streams }) => streams())).toHaveLength(1), soon);
  const first = three.find(({ streams }) => streams());
  first?.close();
  const rest = three.filter((window) => window !== first);
  await vi.waitFor(() => expect(rest.filter(({ streams }) => streams())).toHaveLength(1), soon);
  rest.find(({ streams }) => streams())?.receive();
  await vi.waitFor(() => expect(rest.map(({ heard }) => heard())).toEqual([1, 1]), soon);
});
