import { type Message, textOf } from '@vetta/league/announcements/announcement';
import type { Attempt, Outcome } from '@vetta/office/channels/attempts';
import { Webhook } from 'standardwebhooks';
import { z } from 'zod';
import { askOutside, type OutsideRules } from '../requests/ask-outside.ts';
import { OutsideFailure } from '../requests/outside-failure.ts';
import { chatBody, telegramBody } from './chat-body.ts';
import type { Credentials } from './credentials.ts';

/** How long a receiver may take, in milliseconds. */
const RECEIVER_PATIENCE_MS = 10_000;
/** Of an answer only its status counts. In bytes. */
const MAX_ANSWER_BYTES = 4 * 1024;

interface Posted {
  readonly address: URL;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Posts JSON to a receiver and says how it went: any 2xx at this address itself is success. Throws nothing. */
async function postJson(
  { address, headers, body }: Posted,
  rules: OutsideRules,
  timeoutMs = RECEIVER_PATIENCE_MS,
): Promise<Outcome> {
  try {
    const answer = await askOutside(address, rules, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      timeoutMs,
      maxBytes: MAX_ANSWER_BYTES,
      statusAlone: true,
    });
    // The receiver's date is of the real time, whatever clock the product runs on.
    return outcomeOf(answer.status, answer.headers.get('retry-after'), Date.now());
  } catch (error) {
    if (!(error instanceof OutsideFailure)) throw error;
    return { status: null, error: error.message };
  }
}

/** Returns the seconds of a `Retry-After`, which has seconds or a date; undefined without one, or for another text. */
function secondsOf(retryAfter: string | undefined, now: number): number | undefined {
  if (retryAfter === undefined) return undefined;
  const seconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - now) / 1_000;
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
}

function outcomeOf(status: number, retryAfter: string | undefined, now: number): Outcome {
  if (status >= 200 && status < 300) return { status, error: null };
  if (status === 410)
    return { status, error: 'Il ricevitore ha risposto 410: l’indirizzo non esiste più', off: 'gone' };
  if (status >= 300 && status < 400)
    return { status, error: `Il ricevitore rimanda altrove (${status}): serve il suo indirizzo finale` };
  return {
    status,
    error:
      status === 429
        ? 'Il ricevitore chiede di rallentare (429)'
        : `Il ricevitore ha risposto ${status}: il messaggio non è stato preso`,
    retryAfter: secondsOf(retryAfter, now),
  };
}

const Facts = z.looseObject({ alert: z.record(z.string(), z.unknown()).optional() });

/** What a program reads that ALERT_URL calls, beside the text; receivers that show `text` ignore it. */
function fieldsOf(event: string, facts: unknown): object {
  const { alert, ...others } = Facts.parse(facts);
  return { event, ...others, ...alert };
}

/** Sends a message of a channel. Each attempt has the delivery's id as `webhook-id`. */
export function postMessage(
  { id, kind, event, facts, createdAt }: Omit<Attempt, 'sealed' | 'channel'>,
  credentials: Credentials,
  message: Message,
  rules: OutsideRules,
  now: Temporal.Instant,
): Promise<Outcome> {
  if ('token' in credentials) {
    const { token, chat } = credentials;
    const address = new URL(`https://api.telegram.org/bot${token}/sendMessage`);
    return postJson({ address, body: JSON.stringify(telegramBody(chat, message)) }, rules);
  }
  const address = new URL(credentials.address);
  if (kind !== 'webhook' || credentials.secret === undefined) {
    const chat = kind === 'telegram' || kind === 'webhook' ? 'slack' : kind;
    const body = JSON.stringify({
      ...chatBody(chat, message),
      ...(kind === 'webhook' && fieldsOf(event, facts)),
    });
    return postJson({ address, headers: { 'webhook-id': id }, body }, rules);
  }
  const body = JSON.stringify({ type: event, timestamp: createdAt, data: facts, text: textOf(message) });
  const at = new Date(now.epochMilliseconds);
  return postJson(
    {
      address,
      headers: {
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
        'webhook-signature': new Webhook(credentials.secret).sign(id, at, body),
      },
      body,
    },
    rules,
  );
}
