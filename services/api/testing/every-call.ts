import type { EndpointDefinition } from '@vetta/contract/endpoint';
import { endpoints } from '@vetta/contract/endpoints';

/** Every call of the contract, for the tests that walk them all. */
export const everyCall: readonly EndpointDefinition[] = endpoints;

/** An id that nothing has. */
export const unknownId = '0199f7a2-5c00-7000-8000-000000000001';

const values: Readonly<Record<string, string>> = {
  month: Temporal.Now.plainDateISO('Europe/Rome').toPlainYearMonth().toString(),
  key: 'hero.title',
  number: '999',
  name: 'meteo',
  hash: '0'.repeat(64),
  nameHash: 'n'.repeat(43),
  source: 'centralino',
};

/** Returns the address of a call about something well-formed that is not there, but for the values that are given. */
export const addressOf = (path: string, given: Readonly<Record<string, string>> = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => given[name] ?? values[name] ?? unknownId);

/** Returns what a read must be told besides, on a day. */
export function queryOf(name: string, day: string): string {
  const queries: Readonly<Record<string, string>> = {
    'GET /api/admin/entries': `?date=${day}`,
    'GET /api/admin/entries/usual': `?date=${day}`,
    'GET /api/admin/entry-authors': `?date=${day}`,
    'GET /api/admin/disqualifications': `?month=${day.slice(0, 7)}`,
    'GET /api/admin/scoring-config/rehearsal':
      '?ringPoints=2&appointmentSetPoints=25&appointmentDonePoints=75&bonusMultiplier=1.1',
  };
  return queries[name] ?? '';
}
