import { ADMIN_KEY } from './evening.ts';

/** Makes a call (`GET /api/admin/players`) with the admin key and returns its reply. Throws if it is refused. */
export async function ask<Reply = Awaited<ReturnType<Response['json']>>>(
  { url }: { readonly url: string },
  call: string,
  body?: object,
  headers?: Readonly<Record<string, string>>,
): Promise<Reply> {
  const [method = '', path = ''] = call.split(' ');
  const response = await fetch(url + path, {
    method,
    headers: { 'X-Admin-Key': ADMIN_KEY, ...(body && { 'Content-Type': 'application/json' }), ...headers },
    body: body ? JSON.stringify(body) : null,
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${call}: ${response.status} ${text}`);
  return JSON.parse(text || 'null');
}
