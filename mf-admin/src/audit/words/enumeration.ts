import { formatPoints } from '@vetta/contract/client/formats';

/** Returns `2 ore`, `1 ora` or `0 ore`. */
export const amount = (count: number, one: string, many: string): string =>
  `${formatPoints(count)} ${count === 1 ? one : many}`;

/** Returns `2 bonus assegnati` or `1 bonus assegnato`; undefined for none, so that it can be left out. */
export const counted = (count: number, one: string, many: string): string | undefined =>
  count === 0 ? undefined : amount(count, one, many);

/** Returns the parts that are there as `una, due e tre`. */
export function enumerated(parts: readonly (string | undefined)[]): string {
  const given = parts.filter((part) => part !== undefined);
  return [given.slice(0, -1).join(', '), ...given.slice(-1)].filter(Boolean).join(' e ');
}
