import { queryOptions } from '@tanstack/react-query';
import { call } from '@vetta/contract/client/call';

/** The months with their states, newest first. */
export const adminMonths = (adminKey: string) =>
  queryOptions({
    queryKey: ['admin', 'months'],
    queryFn: ({ signal }) => call('GET /api/admin/months', {}, { adminKey, signal }),
  });
