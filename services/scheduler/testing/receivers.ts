import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import type { ChannelEvent } from '@vetta/contract/channels';
import type { Database } from '@vetta/league/store/database';
import { listenInTest } from '@vetta/league/testing/listen';
import type { Clock } from '@vetta/league/time/clock';
import { nowOf } from '@vetta/league/time/now';
import { addChannel } from '@vetta/office/channels/channels';
import type { SecretBox } from '@vetta/outbound/secrets/secret-box';
import { Webhook } from 'standardwebhooks';

/** What messages are signed with. */
export const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

interface Received {
  readonly id: string;
  readonly body: string;
  readonly isSigned: boolean;
}

/** Starts a receiver on loopback that answers what `answer` says, until the test ends. */
export async function receiver(
  answer: (count: number) => {
    status?: number;
    headers?: Record<string, string>;
    hangs?: boolean;
  } = () => ({}),
) {
  const received: Received[] = [];
  const paths: string[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    paths.push(request.url ?? '');
    const headers = Object.fromEntries(
      ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => [
        name,
        String(request.headers[name] ?? ''),
      ]),
    );
    let isSigned = true;
    try {
      new Webhook(SECRET).verify(body, headers);
    } catch {
      isSigned = false;
    }
    received.push({ id: headers['webhook-id'] ?? '', body, isSigned });
    const { status = 200, headers: more = {}, hangs = false } = answer(received.length);
    if (!hangs) response.writeHead(status, more).end();
  });
  const port = await listenInTest(server);
  return { received, paths, address: `http://127.0.0.1:${port}/hook` };
}

interface Told {
  readonly secrets: SecretBox;
  readonly clock: Clock;
}

/** Adds a channel that sends to this address what is signed with SECRET. Returns its id. */
export async function channelWith(
  db: Database,
  { secrets, clock }: Told,
  address: string,
  name = 'Ufficio',
  event: ChannelEvent = 'operator_alert',
): Promise<string> {
  const sealed = await secrets.seal(JSON.stringify({ address, secret: SECRET }));
  const { after } = await db.transaction((trx) =>
    addChannel(
      trx,
      { name, kind: 'webhook', events: [event], adminOnly: false, missingAt: null, language: 'it' },
      { host: new URL(address).host, sealed },
      nowOf(clock()),
    ),
  );
  return after.id;
}
