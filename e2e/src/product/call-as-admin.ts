import { expect } from 'vitest';
import { ADMIN_KEY } from './admin-key.ts';

/** Makes a call (`GET /api/admin/players`) with the admin key and returns its reply. Fails the test if it is refused. */
export async function callAsAdmin<Reply>(
  { url }: { readonly url: string },
  call: string,
  body?: object,
): Promise<Reply> {
  const [method = '', path = ''] = call.split(' ');
  const response = await fetch(url + path, {
    method,
    headers: { 'X-Admin-Key': ADMIN_KEY, ...(body && { 'Content-Type': 'application/json' }) },
    body: body ? JSON.stringify(body) : null,
  });
  expect(response.ok).toBe(true);
  return (await response.json()) as Reply;
}
