import { QueryClient } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';
import { MOST_QUERIES } from '../guest-messages.ts';
import type { PublicQueries } from '../plugin.ts';
import { guestQueries } from './guest-queries.ts';

/** Queries that answer with their own key. */
const answering = () => {
  const one = (...queryKey: (string | undefined)[]) => ({ queryKey, queryFn: () => queryKey.join(' ') });
  return {
    leaderboard: one('leaderboard'),
    month: (of: string) => one('months', of),
    receipt: (id: string, of?: string) => one('receipt', id, of),
  } as unknown as PublicQueries; // Their answers have other shapes, which nothing here reads.
};

function opened() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const pushed: unknown[] = [];
  const guest = guestQueries(client, answering(), ({ query, args }, value) =>
    pushed.push([query, ...args, value]),
  );
  onTestFinished(() => {
    guest.end();
    client.clear();
  });
  const isObserved = (...key: (string | undefined)[]) =>
    client.getQueryCache().find({ queryKey: key, exact: true })?.getObserversCount() ?? 0;
  const observed = () =>
    client
      .getQueryCache()
      .getAll()
      .filter((query) => query.getObserversCount() > 0).length;
  return { client, guest, pushed, isObserved, observed };
}

const receiptOf = (id: number) => ({ query: 'receipt', args: [String(id), undefined] });

test('a guest that asks for thousands of queries has a few of them polled, and is told so in words', async () => {
  const { client, guest, observed } = opened();
  for (let id = 0; id < MOST_QUERIES; id++) await guest.ask(receiptOf(id));
  for (let id = MOST_QUERIES; id < 10_000; id++)
    await expect(guest.ask(receiptOf(id))).rejects.toMatchObject({
      status: 429,
      serverMessage: expect.stringContaining(`al massimo ${MOST_QUERIES} query`),
    });
  expect(observed()).toBe(MOST_QUERIES);
  expect(client.getQueryCache().getAll()).toHaveLength(MOST_QUERIES);
  // Those that it has still answer, and those without arguments.
  expect(await guest.ask(receiptOf(0))).toBe('receipt 0 ');
  expect(await guest.ask({ query: 'leaderboard', args: [] })).toBe('leaderboard');
});

test('what a guest shows no more makes room for another query, and is polled no longer', async () => {
  const { guest, isObserved } = opened();
  for (let id = 0; id < MOST_QUERIES; id++) await guest.ask(receiptOf(id));
  guest.forget(receiptOf(3));
  guest.forget(receiptOf(3));
  expect(await guest.ask({ query: 'month', args: ['2026-11'] })).toBe('months 2026-11');
  await expect(guest.ask({ query: 'month', args: ['2026-10'] })).rejects.toMatchObject({ status: 429 });
  expect(isObserved('receipt', '3', undefined)).toBe(0);
  expect(isObserved('months', '2026-11')).toBe(1);
});

test('a query that is asked for in many ways is observed once, and each change is told once', async () => {
  const { client, guest, pushed, isObserved } = opened();
  for (let count = 0; count < 100; count++) await guest.ask({ query: 'leaderboard', args: [`way ${count}`] });
  expect(isObserved('leaderboard')).toBe(1);
  pushed.length = 0;
  client.setQueryData(['leaderboard'], 'changed');
  await expect.poll(() => pushed).toEqual([['leaderboard', 'way 0', 'changed']]);
});

test('nothing is polled for a guest that has gone', async () => {
  const { guest, observed } = opened();
  await guest.ask(receiptOf(1));
  await guest.ask({ query: 'leaderboard', args: [] });
  guest.end();
  expect(observed()).toBe(0);
});

test('there are no other queries', async () => {
  const { guest } = opened();
  for (const query of ['players', 'constructor', '__proto__'])
    await expect(guest.ask({ query, args: [] })).rejects.toMatchObject({ status: 404 });
});
