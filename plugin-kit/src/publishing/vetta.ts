import type { EndpointDefinition, ReplyOf } from '@vetta/contract/endpoint';
import { ErrorBody } from '@vetta/contract/failures';
import { CommandError } from './command-error.ts';

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

/** Opens the Vetta of VETTA_URL, by default this machine's, with the key of ADMIN_KEY. Throws CommandError without a key. */
export function openVetta(environment: NodeJS.ProcessEnv): Vetta {
  const url = (environment.VETTA_URL || 'http://127.0.0.1:3000').replace(/\/$/, '');
  const key = environment.ADMIN_KEY;
  if (!key) throw new CommandError('Set ADMIN_KEY to the admin key of the Vetta that you publish to.');
  return {
    async call(endpoint, { params = {}, body } = {}) {
      const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
      const response = await send(url, path, { method: endpoint.method, key, body });
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

/** Returns the error for an answer outside 2xx. Another server may answer with anything. */
function refusal(status: number, text: string): CommandError {
  if (status === 401) return new CommandError('ADMIN_KEY is not the admin key of this Vetta.');
  try {
    return new CommandError(`${status}: ${ErrorBody.parse(JSON.parse(text)).error}`);
  } catch {
    return new CommandError(`The server answered with ${status}, and not as Vetta does: check VETTA_URL.`);
  }
}
