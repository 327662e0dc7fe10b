import { infiniteQueryOptions } from '@tanstack/react-query';
import { adminQuery } from './admin-query.ts';
import { call } from './call.ts';

/** Selects changes: of a Rome day, by an admin, about a player, prize or rule (an id) or a text (a key). */
export interface AuditFilters {
  readonly day?: string;
  readonly admin?: string;
  readonly subject?: string;
}

/** The changes page by page, newest first. Fetched at each opening: every change elsewhere adds one. */
export const auditOf = (filters: AuditFilters) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'audit', filters],
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /api/admin/audit',
        { query: { ...filters, ...(pageParam !== null && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });

/** Everybody of whom the audit tells, by name. */
export const auditPeople = adminQuery('GET /api/admin/audit/people', {}, { key: ['admin', 'audit-people'] });
