import { endpoint } from './endpoint.ts';

export const wipeDemo = endpoint('DELETE /api/admin/demo', {
  access: ['admin'],
  label: 'Ufficio dimostrativo eliminato',
  summary: 'Removes the demonstration office, with the days that were closed over it and its draws',
  replies: { 204: null },
  errors: [404],
});
