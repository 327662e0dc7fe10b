import { expect, test } from 'vitest';
import { keepStream, reconnectDelay } from './keep-stream.ts';

test('screens that lose their server together come back spread over seconds, later ones over a minute', () => {
  const chances = Array.from({ length: 200 }, (_, index) => index / 200);
  const arrivals = (failures: number) => chances.map((chance) => reconnectDelay(failures, chance));
  expect(Math.max(...arrivals(0))).toBeGreaterThan(9_000);
  expect(Math.max(...arrivals(0))).toBeLessThanOrEqual(10_000);
  expect(Math.max(...arrivals(20))).toBeGreaterThan(59_000);
  expect(Math.max(...arrivals(2_000))).toBeLessThanOrEqual(60_000);
  const inOneSecond = arrivals(0).filter((at) => at >= 5_000 && at < 6_000);
  expect(inOneSecond.length).toBeLessThanOrEqual(21);
});

/** A stream whose events a test raises. */
function testStream() {
  const target = new EventTarget();
  let isClosed = false;
  return {
    addEventListener: target.addEventListener.bind(target),
    raise: (type: string) => target.dispatchEvent(new Event(type)),
    close: () => {
      isClosed = true;
    },
    isClosed: () => isClosed,
  };
}

test('a stream that breaks off is closed once; after its end none is opened again', () => {
  const opened: ReturnType<typeof testStream>[] = [];
  let messages = 0;
  const end = keepStream('/api/events', {
    open: () => {
      const stream = testStream();
      opened.push(stream);
      return stream;
    },
    onMessage: () => {
      messages += 1;
    },
  });
  const [stream] = opened;
  stream?.raise('open');
  stream?.raise('message');
  expect(messages).toBe(1);
  stream?.raise('error');
  expect(stream?.isClosed()).toBe(true);
  end();
  expect(opened).toHaveLength(1);
});
