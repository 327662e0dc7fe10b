/**
 * What a guest and the page around it say to each other. Whatever comes from the other side is parsed here before it is used: a guest
 * is a stranger's code. Browsers load this, so it imports no schemas.
 */

/** Which part of a plugin a guest is. */
export type GuestKind = 'scene' | 'route' | 'section';

/** A public query by its name in `PublicQueries`, with its arguments. */
export interface AskedQuery {
  readonly query: string;
  readonly args: readonly (string | undefined)[];
}

/** The most queries with arguments that a guest may have at once. */
export const MOST_QUERIES = 32;

/** Bytes of a font, with what `FontFace` takes. */
export interface GuestFont {
  readonly family: string;
  readonly descriptors: FontFaceDescriptors;
  readonly data: ArrayBuffer;
}

/** What a guest gets before it renders. */
export interface GuestInit {
  readonly type: 'init';
  readonly kind: GuestKind;
  readonly theme: 'dark' | 'kiosk';
  /** The theme's style sheet. */
  readonly sheet: string;
  readonly fonts: readonly GuestFont[];
  /** The server's time minus the device's, in milliseconds. */
  readonly clockOffset: number;
  readonly minDurationMs: number;
  readonly publicUrl: string | null;
  /** What the page knows already: the first render has it. */
  readonly data: readonly (AskedQuery & { readonly value: unknown })[];
}

/** What went wrong with a query or a call: the status and the body of the answer, or status 0 without one. */
export interface GuestError {
  readonly status: number;
  readonly body: string;
  /** How long to wait before the next attempt, in seconds, if the server said so. */
  readonly retryAfter?: number;
}

export type HostMessage =
  | GuestInit
  | (AskedQuery & { readonly type: 'data'; readonly value: unknown })
  | { readonly type: 'clock'; readonly offset: number }
  | { readonly type: 'reply'; readonly id: number; readonly value?: unknown; readonly error?: GuestError }
  | { readonly type: 'ping'; readonly id: number }
  | { readonly type: 'focus' }
  | { readonly type: 'toastAction'; readonly id: number };

/** Those that the page handles, too, with Ctrl or Cmd: the command menu, the sidebar. Without them it handles Escape. */
export const FORWARDED_SHORTCUTS: readonly string[] = ['k', 'b'];

/** A key that the page handles, too. */
export interface ForwardedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

export interface GuestToast {
  /** Of its action; 0 without one. */
  readonly id: number;
  readonly title: string;
  readonly description?: string;
  readonly tone?: 'info' | 'success' | 'error';
  /** The label of its button. */
  readonly action?: string;
}

export type GuestMessage =
  | { readonly type: 'hello' | 'painted' | 'done' | 'skip' | 'empty' }
  | { readonly type: 'height'; readonly height: number }
  | { readonly type: 'navigate'; readonly href: string; readonly newTab: boolean }
  | ({ readonly type: 'key' } & ForwardedKey)
  | ({ readonly type: 'toast' } & GuestToast)
  | (AskedQuery & { readonly type: 'query'; readonly id: number })
  /** Nothing in it shows this query any more. */
  | (AskedQuery & { readonly type: 'unused' })
  | {
      readonly type: 'call';
      readonly id: number;
      readonly name: string;
      readonly input: object;
      readonly ifMatch?: string | null;
    }
  | { readonly type: 'failed'; readonly message: string }
  | { readonly type: 'pong'; readonly id: number };

const LONGEST_TEXT = 500;
const LONGEST_ADDRESS = 2_000;
const MOST_ARGUMENTS = 2;
const HIGHEST = 50_000;

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (data: unknown): Fields | undefined =>
  typeof data === 'object' && data !== null ? (data as Fields) : undefined;
const isText = (value: unknown, longest = LONGEST_TEXT): value is string =>
  typeof value === 'string' && value.length <= longest;
const isId = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** Returns the query that a message names; undefined if it names none. In a text an argument that is left out is null. */
function askedIn({ query, args }: Fields): AskedQuery | undefined {
  if (!isText(query) || !Array.isArray(args) || args.length > MOST_ARGUMENTS) return undefined;
  const given = args.map((arg: unknown) => arg ?? undefined);
  return given.every((arg) => arg === undefined || isText(arg)) ? { query, args: given } : undefined;
}

function toastIn({ id, title, description, tone, action }: Fields): GuestMessage | undefined {
  if (!isId(id) || !isText(title)) return undefined;
  if (description !== undefined && !isText(description)) return undefined;
  if (action !== undefined && !isText(action)) return undefined;
  return {
    type: 'toast',
    id,
    title,
    ...(description !== undefined && { description }),
    ...((tone === 'info' || tone === 'success' || tone === 'error') && { tone }),
    ...(action !== undefined && { action }),
  };
}

const DEEPEST = 64;

/**
 * Whether a JSON text nests no deeper than messages do: to parse and to pass on a hundred thousand levels holds the page up. A string
 * may have no end, else each of its quotes would be tried as the beginning of another one.
 */
function isShallow(text: string): boolean {
  let depth = 0;
  for (const [sign] of text.replace(/"(?:[^"\\]|\\.)*"?/g, '').matchAll(/[[{}\]]/g)) {
    depth += sign === '[' || sign === '{' ? 1 : -1;
    if (depth > DEEPEST) return false;
  }
  return true;
}

function jsonOf(text: string): unknown {
  try {
    return isShallow(text) ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the message that a guest has sent, a JSON text; undefined for anything else. */
export function parseGuestMessage(text: string): GuestMessage | undefined {
  const fields = fieldsOf(jsonOf(text));
  if (fields === undefined) return undefined;
  const { type, id } = fields;
  switch (type) {
    case 'hello':
    case 'painted':
    case 'done':
    case 'skip':
    case 'empty':
      return { type };
    case 'height':
      return isNumber(fields.height)
        ? { type, height: Math.min(HIGHEST, Math.max(0, fields.height)) }
        : undefined;
    case 'navigate':
      return isText(fields.href, LONGEST_ADDRESS)
        ? { type, href: fields.href, newTab: fields.newTab === true }
        : undefined;
    case 'key': {
      const { key } = fields;
      if (!isText(key, 20)) return undefined;
      const [ctrlKey, metaKey] = [fields.ctrlKey === true, fields.metaKey === true];
      const isShortcut = (ctrlKey || metaKey) && FORWARDED_SHORTCUTS.includes(key.toLowerCase());
      if (!isShortcut && key !== 'Escape') return undefined;
      return {
        type,
        key,
        ctrlKey,
        metaKey,
        shiftKey: fields.shiftKey === true,
        altKey: fields.altKey === true,
      };
    }
    case 'toast':
      return toastIn(fields);
    case 'query': {
      const asked = askedIn(fields);
      return asked && isId(id) ? { type, id, ...asked } : undefined;
    }
    case 'unused': {
      const asked = askedIn(fields);
      return asked && { type, ...asked };
    }
    case 'call': {
      const { name, input, ifMatch } = fields;
      if (!isId(id) || !isText(name) || fieldsOf(input) === undefined) return undefined;
      if (ifMatch !== undefined && ifMatch !== null && !isText(ifMatch)) return undefined;
      return { type, id, name, input: input as object, ...(ifMatch !== undefined && { ifMatch }) };
    }
    case 'failed':
      return {
        type,
        message: typeof fields.message === 'string' ? fields.message.slice(0, LONGEST_TEXT) : '',
      };
    case 'pong':
      return isId(id) ? { type, id } : undefined;
    default:
      return undefined;
  }
}

const isFont = (value: unknown): value is GuestFont => {
  const { family, descriptors, data } = fieldsOf(value) ?? {};
  return isText(family) && fieldsOf(descriptors) !== undefined && data instanceof ArrayBuffer;
};

function initIn(fields: Fields): HostMessage | undefined {
  const { kind, theme, sheet, fonts, clockOffset, minDurationMs, publicUrl, data } = fields;
  if (kind !== 'scene' && kind !== 'route' && kind !== 'section') return undefined;
  if ((theme !== 'dark' && theme !== 'kiosk') || typeof sheet !== 'string') return undefined;
  if (!Array.isArray(fonts) || !fonts.every(isFont) || !isNumber(clockOffset) || !isNumber(minDurationMs))
    return undefined;
  if ((publicUrl !== null && !isText(publicUrl)) || !Array.isArray(data)) return undefined;
  const known = data.flatMap((each: unknown) => {
    const one = fieldsOf(each);
    const asked = one && askedIn(one);
    return asked ? [{ ...asked, value: one.value }] : [];
  });
  return { type: 'init', kind, theme, sheet, fonts, clockOffset, minDurationMs, publicUrl, data: known };
}

/** Returns the message that the page has sent to a guest; undefined for anything else. */
export function parseHostMessage(data: unknown): HostMessage | undefined {
  const fields = fieldsOf(data);
  if (fields === undefined) return undefined;
  const { type, id } = fields;
  switch (type) {
    case 'init':
      return initIn(fields);
    case 'data': {
      const asked = askedIn(fields);
      return asked && { type, ...asked, value: fields.value };
    }
    case 'clock':
      return isNumber(fields.offset) ? { type, offset: fields.offset } : undefined;
    case 'reply': {
      if (!isId(id)) return undefined;
      const { status, body, retryAfter } = fieldsOf(fields.error) ?? {};
      return isNumber(status) && typeof body === 'string'
        ? { type, id, error: { status, body, ...(isNumber(retryAfter) && { retryAfter }) } }
        : { type, id, value: fields.value };
    }
    case 'ping':
    case 'toastAction':
      return isId(id) ? { type, id } : undefined;
    case 'focus':
      return { type };
    default:
      return undefined;
  }
}
