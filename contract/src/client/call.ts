import type { EndpointDefinition, InputOf, ReplyOf } from '../endpoint.ts';
import type { endpoints } from '../endpoints.ts';

// Only types are imported: the shapes and their validator stay out of the browsers' bundles.
type Endpoint = (typeof endpoints)[number];

/** A call's name, e.g. `GET /api/leaderboard`. */
export type CallName = Endpoint extends infer E
  ? E extends EndpointDefinition
    ? `${E['method']} ${E['path']}`
    : never
  : never;

type Named<Name extends CallName> = Name extends `${infer M} ${infer P}`
  ? Extract<Endpoint, { method: M; path: P }>
  : never;

export type Input<Name extends CallName> = InputOf<Named<Name>>;
export type Reply<Name extends CallName> = ReplyOf<Named<Name>>;

/** An answer outside 2xx. `message` is `<status>: <body or status text>`; `sentence` is the server's `error`, if any. */
export class CallFailed extends Error {
  readonly status: number;
  readonly sentence: string | undefined;

  constructor(status: number, body: string, statusText: string) {
    super(`${status}: ${body || statusText}`);
    this.name = 'CallFailed';
    this.status = status;
    this.sentence = sentenceIn(body);
  }
}

function sentenceIn(body: string): string | undefined {
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed === 'object' && parsed !== null && 'error' in parsed) {
      return typeof parsed.error === 'string' ? parsed.error : undefined;
    }
  } catch {
    // Not JSON: a proxy's page. The status says enough.
  }
  return undefined;
}

interface Options {
  /** The admin key, for calls whose access is `admin`. */
  readonly adminKey?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** An answer within 2xx with what stands around it. */
interface Answer<Name extends CallName> {
  readonly status: number;
  /** The row of the audit that tells of the change; null where nothing was changed. */
  readonly auditId: string | null;
  readonly reply: Reply<Name>;
}

/**
 * Makes one call of the contract against this page's own origin.
 * @throws CallFailed on an answer outside 2xx; TypeError when the server cannot be reached.
 */
export async function call<Name extends CallName>(
  name: Name,
  input: Input<Name>,
  options: Options = {},
): Promise<Reply<Name>> {
  return (await answerTo(name, input, options)).reply;
}

/** The same call, for whoever asks what was done besides what is there now. Throws what `call` throws. */
export async function answerTo<Name extends CallName>(
  name: Name,
  input: Input<Name>,
  { adminKey, signal }: Options = {},
): Promise<Answer<Name>> {
  // Every call's input is some of these; the compiler cannot see it through the generic name.
  const { params, query, body, form } = input as {
    params?: object;
    query?: object;
    body?: object | string;
    form?: object;
  };
  const [method = 'GET', path = '/'] = name.split(' ');
  const headers = new Headers({ Accept: 'application/json' });
  if (adminKey !== undefined) headers.set('X-Admin-Key', adminKey);
  // A text is a table; everything else travels as JSON.
  if (body !== undefined) {
    headers.set('Content-Type', typeof body === 'string' ? 'text/csv' : 'application/json');
  }

  const response = await fetch(filled(path, params) + search(query), {
    method,
    headers,
    credentials: 'same-origin',
    body: form ? multipart(form) : typeof body === 'object' ? JSON.stringify(body) : (body ?? null),
    signal: signal ?? null,
  });
  const text = await response.text();
  if (!response.ok) throw new CallFailed(response.status, text, response.statusText);
  // The server validates and answers by the same endpoint object; the contract's tests hold it to that.
  const isJson = response.headers.get('Content-Type')?.startsWith('application/json');
  const reply = (text === '' ? undefined : isJson ? JSON.parse(text) : text) as Reply<Name>;
  return { status: response.status, auditId: response.headers.get('X-Audit-Id'), reply };
}

function filled(path: string, params: object = {}): string {
  const values = new Map(Object.entries(params));
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values.get(name))));
}

function multipart(form: object): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(form)) data.set(name, value);
  return data;
}

function search(query: object = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return given.length === 0 ? '' : `?${new URLSearchParams(given.map(([k, v]) => [k, String(v)]))}`;
}
