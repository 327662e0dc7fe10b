import type { ChannelKind, ChannelSecrets } from '@vetta/contract/channels';
import { Failure } from '@vetta/league/failure';
import { z } from 'zod';
import { refuseAddress } from '../requests/ask-outside.ts';
import { OutsideFailure } from '../requests/outside-failure.ts';

/** Where a channel sends to, as it is stored encrypted. */
export const Credentials = z.union([
  z.object({ address: z.string(), secret: z.string().optional() }),
  z.object({ token: z.string(), chat: z.string() }),
]);
export type Credentials = z.output<typeof Credentials>;

const TELEGRAM = 'api.telegram.org';

/** The hosts of each chat's webhooks; the others may stand anywhere. */
const HOSTS: Readonly<Partial<Record<ChannelKind, RegExp>>> = {
  slack: /^hooks\.slack(-gov)?\.com$/,
  google_chat: /^chat\.googleapis\.com$/,
  discord: /^(ptb\.|canary\.)?discord(app)?\.com$/,
};

/** The chats that are known by their hosts: for Teams those of Power Automate's workflows and those of the older connectors. */
const TEAMS = /(^|\.)(logic\.azure\.com|api\.powerplatform\.com|webhook\.office\.com)$/;

/** Returns what receives at an address: a chat that is known by its host, else any program. */
export function kindAt({ hostname }: URL): ChannelKind {
  if (TEAMS.test(hostname)) return 'teams';
  return kinds.find((kind) => HOSTS[kind]?.test(hostname)) ?? 'webhook';
}
const kinds = ['slack', 'google_chat', 'discord'] as const;

const wrong = (field: keyof ChannelSecrets, message: string) =>
  new Failure('wrong_credentials', 400, message, [{ path: [field], message }]);

/**
 * Returns the credentials of a channel from what an admin gave, and what is stored for what was left out.
 * @throws a Failure that names the field
 */
export function credentialsOf(
  kind: ChannelKind,
  given: ChannelSecrets,
  stored: Credentials | undefined,
  namedHosts: readonly string[],
): { readonly credentials: Credentials; readonly host: string } {
  if (kind === 'telegram') {
    const before = stored && 'token' in stored ? stored : undefined;
    const token = given.token ?? before?.token;
    const chat = given.chat ?? before?.chat;
    if (token === undefined || !/^\d+:[\w-]{20,}$/.test(token))
      throw wrong('token', 'Serve il token del bot, come lo dà BotFather: 123456:ABC…');
    if (chat === undefined || !/^(-?\d+|@\w+)$/.test(chat))
      throw wrong('chat', 'Serve la chat: un numero, come -1001234567890, o @nome del canale');
    return { credentials: { token, chat }, host: TELEGRAM };
  }
  const before = stored && 'address' in stored ? stored : undefined;
  const address = given.address ?? before?.address;
  const url = address === undefined ? null : URL.parse(address);
  if (address === undefined || url === null || !/^https?:$/.test(url.protocol))
    throw wrong('address', 'Serve l’indirizzo del webhook, che comincia con https://');
  checkAddress(url, namedHosts);
  if (!namedHosts.includes(url.hostname) && HOSTS[kind]?.test(url.hostname) === false)
    throw wrong('address', `«${url.hostname}» non è un webhook di questo servizio: copia l’indirizzo intero`);
  if (kind !== 'webhook') return { credentials: { address }, host: url.host };
  const secret = given.secret ?? before?.secret;
  if (secret === undefined || !isSecret(secret))
    throw wrong(
      'secret',
      'Serve il segreto: premi «Genera», o scrivi quello del ricevitore (whsec_ e da 24 a 64 byte in base64)',
    );
  return { credentials: { address, secret }, host: url.host };
}

/** Refuses now what no message would ever reach. */
function checkAddress(url: URL, namedHosts: readonly string[]): void {
  try {
    refuseAddress(url, { namedHosts });
  } catch (error) {
    throw error instanceof OutsideFailure ? wrong('address', error.message) : error;
  }
}

function isSecret(secret: string): boolean {
  const encoded = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(secret)?.[1];
  if (encoded === undefined || encoded.length % 4 !== 0) return false;
  const { length } = Buffer.from(encoded, 'base64');
  return length >= 24 && length <= 64;
}
