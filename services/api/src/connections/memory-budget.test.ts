import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HttpError } from '../errors/http-error.ts';
import { type MemoryBudget, memoryBudget } from './memory-budget.ts';

let budget: MemoryBudget;
beforeEach(() => {
  vi.useFakeTimers();
  budget = memoryBudget({ total: 100, patience: 2_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A holder that says whether it was ended. */
function holder(client: string) {
  const held = { client, isEnded: false, end: () => {} };
  held.end = () => {
    held.isEnded = true;
  };
  return held;
}

/** Takes bytes for a client, and returns how that went by now. */
function take(bytes: number, client?: string) {
  const owner = client === undefined ? undefined : holder(client);
  const share = budget.share(owner);
  const taken = { state: 'waits', owner, share };
  share.take(bytes).then(
    () => {
      taken.state = 'has it';
    },
    (error) => {
      taken.state = error instanceof HttpError ? String(error.status) : String(error);
    },
  );
  return taken;
}
const passed = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('what does not fit waits for its turn, and is refused after two seconds', async () => {
  const [first, second, small] = [take(80), take(30), take(5)];
  await passed(1_999);
  expect([first.state, second.state, small.state]).toEqual(['has it', 'waits', 'waits']);
  await passed(1);
  expect([second.state, small.state]).toEqual(['503', 'has it']);
  const third = take(90);
  await passed(500);
  first.share[Symbol.dispose]();
  small.share[Symbol.dispose]();
  await passed(0);
  expect(third.state).toBe('has it');
});

test('what is given back twice, or while it waits, is given back once', async () => {
  const first = take(100);
  const left = take(60);
  left.share[Symbol.dispose]();
  first.share[Symbol.dispose]();
  first.share[Symbol.dispose]();
  await passed(0);
  const whole = take(100);
  await passed(0);
  expect(whole.state).toBe('has it');
  const more = take(1);
  await passed(2_000);
  expect(more.state).toBe('503');
});

test('who stands still for five seconds makes room, the longest first; who moves stays', async () => {
  const [slow, still, stillLonger] = [take(10, 'a'), take(40, 'b'), take(50, 'c')];
  await passed(4_000);
  slow.share.moved();
  await passed(100);
  still.share.moved();
  await passed(900);
  const refused = take(20, 'd');
  await passed(0);
  expect([stillLonger.owner?.isEnded, refused.state]).toEqual([true, 'has it']);
  expect([slow.owner?.isEnded, still.owner?.isEnded]).toEqual([false, false]);
});

test('a client with more than an eighth makes room for others at once, and not for itself', async () => {
  const crowd = Array.from({ length: 10 }, () => take(10, 'a'));
  await passed(0);
  const own = take(10, 'a');
  await passed(2_000);
  expect([own.state, crowd.filter(({ owner }) => owner?.isEnded).length]).toEqual(['503', 0]);
  const others = [take(10, 'b'), take(10, 'c')];
  await passed(0);
  expect(others.map(({ state }) => state)).toEqual(['has it', 'has it']);
  expect(crowd.map(({ owner }) => owner?.isEnded)).toEqual([true, true, ...Array(8).fill(false)]);
  // What was ended gives nothing back a second time.
  for (const { share } of crowd) share[Symbol.dispose]();
  const rest = take(80);
  const over = take(1, 'e');
  await passed(2_000);
  expect([rest.state, over.state]).toEqual(['has it', '503']);
});

test('small clients do not end each other', async () => {
  const readers = Array.from({ length: 10 }, (_, n) => take(10, `${n}`));
  const late = take(10, 'late');
  await passed(2_000);
  expect(late.state).toBe('503');
  expect(readers.some(({ owner }) => owner?.isEnded)).toBe(false);
});

test('what is held already is counted without a wait', async () => {
  expect(budget.share(holder('a')).takeNow(90)).toBe(true);
  expect(budget.share(holder('a')).takeNow(20)).toBe(false);
  expect(budget.share(holder('b')).takeNow(20)).toBe(true);
});
