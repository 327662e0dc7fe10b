import type { AuditedChange } from '@vetta/contract/audit';
import { romeDay } from '@vetta/contract/rome-time';

/** The changes of one Rome day. */
export interface AuditDay {
  readonly day: string;
  readonly changes: readonly AuditedChange[];
}

/** Returns the changes by the Rome day on which they were made, in their order. */
export function groupByDay(changes: readonly AuditedChange[]): AuditDay[] {
  const days = new Map<string, AuditedChange[]>();
  for (const change of changes) {
    const day = romeDay(new Date(change.at));
    days.set(day, [...(days.get(day) ?? []), change]);
  }
  return [...days].map(([day, made]) => ({ day, changes: made }));
}
