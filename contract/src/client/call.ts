import { DATA_AGE_HEADER } from '../data-age.ts';
import type { InvalidInput } from '../failures.ts';
import type { Unsure } from '../unsure.ts';
import { adminHeaders } from './admin-headers.ts';
import type { CallName, Input, Reply } from './call-types.ts';
import { isReplyTo } from './is-reply-to.ts';

/**
 * A response outside 2xx. `message` is `<status>: <body or status text>`; `serverMessage` is the body's `error`, the
 * sentence for the person, if there is one. `current` is the row as it is now where `ifMatch` no longer holds (412); null if
 * there is none, and `by` who changed it. `issues` says what is wrong with the input (400). `retryAfter` is how long to wait before the next attempt,
 * in seconds, if the server said so.
 */
export class CallError extends Error {
  readonly status: number;
  readonly serverMessage: string | undefined;
  readonly current: unknown;
  readonly by: string | undefined;
  readonly retryAfter: number | undefined;
  readonly issues: InvalidInput['issues'];
  /** What must be decided first (409); empty if it is no such answer. */
  readonly unsure: readonly Unsure[];

  constructor(status: number, body: string, statusText: string, retryAfter?: number) {
    super(`${status}: ${body || statusText}`);
    this.name = 'CallError';
    this.status = status;
    this.retryAfter = retryAfter;
    const { error, current, by, issues, unsure } = fieldsOf(body);
    this.serverMessage = typeof error === 'string' ? error : undefined;
    this.current = current;
    this.by = typeof by === 'string' ? by : undefined;
    // Only our own server sends these, by the contract's shapes.
    this.issues = Array.isArray(issues) ? (issues as InvalidInput['issues']) : [];
    this.unsure = Array.isArray(unsure) ? (unsure as Unsure[]) : [];
  }
}

function fieldsOf(body: string): {
  readonly error?: unknown;
  readonly current?: unknown;
  readonly by?: unknown;
  readonly issues?: unknown;
  readonly unsure?: unknown;
} {
  try {
    const parsed: unknown = JSON.parse(body);
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    // Not JSON: a proxy's error page.
    return {};
  }
}

interface Options {
  /** The guest that the call is made for: the audit and the plugin's card say so. */
  readonly plugin?: string | undefined;
  /** The key of an admin's call; by default that of the admin who is logged in on this tab. */
  readonly adminKey?: string | undefined;
  /**
   * The `rowTag` of the row that the change is meant for; null if there must be none yet. If that no longer holds, nothing is
   * changed and the response is 412.
   */
  readonly ifMatch?: string | null | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** A 2xx response. */
export interface CallResult<Name extends CallName> {
  readonly status: number;
  /** The id of the change in the audit; null if nothing was changed. */
  readonly auditId: string | null;
  /** Seconds since the server last knew the answer to be current; above 0 while its database is away. */
  readonly dataAge: number;
  readonly reply: Reply<Name>;
}

/**
 * Makes a call of the contract to this page's origin and returns the reply.
 * @throws CallError for a response outside 2xx, or without a request where a parameter is empty or «..»; TypeError if the server is unreachable, or if a 2xx is not the call's own reply:
 * a proxy or the portal of a network has answered in the server's place.
 */
export async function call<Name extends CallName>(
  name: Name,
  input: Input<Name>,
  options: Options = {},
): Promise<Reply<Name>> {
  return (await callWithStatus(name, input, options)).reply;
}

/** Makes a call and returns the reply with its status and audit id. Throws as `call` does. */
export async function callWithStatus<Name extends CallName>(
  name: Name,
  input: Input<Name>,
  { adminKey, ifMatch, plugin, signal }: Options = {},
): Promise<CallResult<Name>> {
  // Every call's input has some of these fields; the compiler cannot infer it from the generic name.
  const { params, query, body, form } = input as {
    params?: object;
    query?: object;
    body?: object | string;
    form?: object;
  };
  const [method = 'GET', path = '/'] = name.split(' ');
  const headers = new Headers({
    Accept: 'application/json',
    ...(path.startsWith('/api/admin/') && adminHeaders(adminKey)),
  });
  if (plugin !== undefined) headers.set('X-Plugin', plugin);
  if (ifMatch === null) headers.set('If-None-Match', '*');
  else if (ifMatch !== undefined) headers.set('If-Match', ifMatch);
  // A string body is a CSV table; other bodies are sent as JSON.
  if (body !== undefined) {
    headers.set('Content-Type', typeof body === 'string' ? 'text/csv' : 'application/json');
  }

  const response = await fetch(fillPath(path, params) + queryString(query), {
    method,
    headers,
    credentials: 'same-origin',
    body: form ? multipart(form) : typeof body === 'object' ? JSON.stringify(body) : (body ?? null),
    signal: signal ?? null,
  });
  if (!response.ok)
    throw new CallError(response.status, await response.text(), response.statusText, retryAfterOf(response));
  const reply = await contentOf(response, method, path);
  if (!isReplyTo(name, reply)) throw new NotTheReply(name);
  return {
    status: response.status,
    auditId: response.headers.get('X-Audit-Id'),
    dataAge: Number(response.headers.get(DATA_AGE_HEADER) ?? 0),
    // The server answers by the same endpoint object; its tests hold the replies to the schemas.
    reply: reply as Reply<Name>,
  };
}

/** A 2xx that is not the reply to the call: for the page, the server is unreachable. */
export class NotTheReply extends TypeError {
  constructor(name: string, cause?: unknown) {
    super(`${name}: the answer is not the reply to this call`, { cause });
  }
}

const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Returns the media type of a call's reply, by its path: JSON but for exports. A test compares it with the contract. */
export const replyTypeOf = (path: string): string =>
  path.endsWith('.csv') ? 'text/csv' : path.endsWith('.xlsx') ? WORKBOOK : 'application/json';

/** Returns what a response holds, in the media type of the call; undefined if it has no content, which no GET may lack. */
async function contentOf(response: Response, method: string, path: string): Promise<unknown> {
  if (response.status === 204 && method !== 'GET') return undefined;
  const type = replyTypeOf(path);
  if (!response.headers.get('Content-Type')?.startsWith(type)) throw new NotTheReply(path);
  if (type === WORKBOOK) return new File([await response.blob()], '', { type });
  const text = await response.text();
  return type === 'text/csv' ? text : jsonOf(text, path);
}

/** Returns what a JSON text says. Throws NotTheReply if it is cut off. */
export function jsonOf(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new NotTheReply(path, error);
  }
}

/** Returns the seconds of Retry-After; undefined without it. The api sends no dates. */
const retryAfterOf = ({ headers }: Response): number | undefined =>
  Number(headers.get('Retry-After')) || undefined;

function fillPath(path: string, params: object = {}): string {
  const values = new Map(Object.entries(params));
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(values.get(name));
    // Browsers resolve these, however they are written: it would be another call, which nobody has named.
    if (/^\.{0,2}$/.test(value))
      throw new CallError(404, JSON.stringify({ error: `«${value}» non esiste` }), '');
    return encodeURIComponent(value);
  });
}

function multipart(form: object): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(form)) if (value !== undefined) data.set(name, value);
  return data;
}

function queryString(query: object = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return given.length === 0 ? '' : `?${new URLSearchParams(given.map(([k, v]) => [k, String(v)]))}`;
}
