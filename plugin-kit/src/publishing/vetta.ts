import type { EndpointDefinition, ReplyOf } from '@vetta/contract/endpoint';
import { ErrorBody } from '@vetta/contract/failures';
import { CommandError, RefusedError } from './command-error.ts';

/** A running Vetta, over http. */
export interface Vetta {
  /** Makes a call. Throws CommandError with the server's sentence if it is refused. */
  call<E extends EndpointDefinition>(endpoint: E, input?: CallInput): Promise<ReplyOf<E>>;
}

interface CallInput {
  /** Parameters of the path. */
  readonly params?: Readonly<Record<string, string | number>>;
  /** An archive, or what is sent as JSON. */
  readonly body?: Uint8Array<ArrayBuffer> | object;
}

/**
 * Opens the Vetta of VETTA_URL, by default this machine's, with the key of ADMIN_KEY. Throws CommandError without a key, and if
 * the key would leave this machine in plain text, unless `insecure` allows it.
 */
export function openVetta(
  environment: NodeJS.ProcessEnv,
  { insecure }: { readonly insecure: boolean },
): Vetta {
  const url = readAddress(environment.VETTA_URL || 'http://127.0.0.1:3000', insecure);
  const key = environment.ADMIN_KEY;
  if (!key) throw new CommandError('Set ADMIN_KEY to the admin key of the Vetta that you publish to.');
  return {
    async call(endpoint, { params = {}, body } = {}) {
      const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
      const response = await send(url, path, { method: endpoint.method, key, body });
      if (response.status >= 300 && response.status < 400) throw redirected(url, response);
      const text = await response.text();
      if (!response.ok) throw refusal(response.status, text);
      const shape = Object.entries(endpoint.replies).find(
        ([status]) => Number(status) === response.status,
      )?.[1];
      const reply: unknown = shape?.parse(JSON.parse(text));
      // Parsed by the endpoint's own shape; the compiler cannot follow the status.
      return reply as ReplyOf<typeof endpoint>;
    },
  };
}

/** Returns the address without a slash at its end. Throws CommandError if the key should not go there. */
function readAddress(address: string, insecure: boolean): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    throw new CommandError(`VETTA_URL is not the address of a Vetta: https://classifica.example is one.`);
  if (url.protocol === 'http:' && !isLoopback(url.hostname) && !insecure)
    throw new CommandError(
      `VETTA_URL is http, and ${url.hostname} is not this machine: anyone on the way could read the admin key, so nothing was sent. Use https://, or add --insecure if you trust the network.`,
    );
  return address.replace(/\/$/, '');
}

/** A URL writes all forms of an IPv4 address in one. */
const isLoopback = (host: string): boolean => /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host);

interface Sent {
  readonly method: string;
  readonly key: string;
  readonly body: CallInput['body'] | undefined;
}

async function send(url: string, path: string, { method, key, body }: Sent): Promise<Response> {
  const isArchive = body instanceof Uint8Array;
  try {
    return await fetch(url + path, {
      method,
      // The key and the build are for this address alone.
      redirect: 'manual',
      headers: {
        'X-Admin-Key': key,
        ...(body && { 'Content-Type': isArchive ? 'application/x-tar' : 'application/json' }),
      },
      body: isArchive ? body : body ? JSON.stringify(body) : null,
    });
  } catch (cause) {
    throw new CommandError(`No Vetta answers at ${url}: start it, or say with VETTA_URL where it is.`, {
      cause,
    });
  }
}

/** Returns the error for a redirect, which is not followed. */
function redirected(url: string, { status, headers }: Response): CommandError {
  const location = headers.get('Location') ?? '';
  const to = URL.canParse(location, url) ? new URL(location, url).origin : 'another address';
  return new CommandError(
    `${url} answers with a redirect (${status}) to ${to}. The admin key follows none: if that is your Vetta, set VETTA_URL to it.`,
  );
}

/** Returns the error for an answer outside 2xx. Another server may answer with anything. */
function refusal(status: number, text: string): CommandError {
  if (status === 401) return new CommandError('ADMIN_KEY is not the admin key of this Vetta.');
  try {
    return new RefusedError(status, ErrorBody.parse(JSON.parse(text)).error);
  } catch {
    return new CommandError(`The server answered with ${status}, and not as Vetta does: check VETTA_URL.`);
  }
}
