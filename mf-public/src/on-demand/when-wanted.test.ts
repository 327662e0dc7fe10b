import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenWanted } from './when-wanted.ts';

/** Tells the observer of the place what the browser has seen, oldest first. */
let report: (...seen: boolean[]) => void;
let page: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
      constructor(callback: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
        report = (...seen) => callback(seen.map((isIntersecting) => ({ isIntersecting })));
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const waiting = () => {
  const run = vi.fn();
  const stop = whenWanted(run);
  expect(run).not.toHaveBeenCalled();
  return { run, stop };
};

test.each(['pointerdown', 'pointermove', 'scroll', 'keydown', 'focusin', 'click'])(
  'a visitor’s «%s» counts as the first move',
  (move) => {
    const { run } = waiting();
    page.dispatchEvent(new Event(move));
    page.dispatchEvent(new Event(move));
    expect(run).toHaveBeenCalledOnce();
  },
);

test('a place that has come near counts, even if it was reported as far away in the same moment', () => {
  const { run } = waiting();
  report(false);
  expect(run).not.toHaveBeenCalled();
  report(false, true);
  expect(run).toHaveBeenCalledOnce();
});

test('a visitor who makes no move waits for ten seconds', () => {
  const { run } = waiting();
  vi.advanceTimersByTime(9_999);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledOnce();
});

test('after the page has been left, no move counts', () => {
  const { run, stop } = waiting();
  stop();
  page.dispatchEvent(new Event('click'));
  vi.advanceTimersByTime(20_000);
  expect(run).not.toHaveBeenCalled();
});
