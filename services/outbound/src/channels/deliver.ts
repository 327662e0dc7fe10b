import { messageOf } from '@vetta/league/announcements/announcement';
import type { Database } from '@vetta/league/store/database';
import type { Clock } from '@vetta/league/time/clock';
import { type Attempt, beginAttempt, noteAttempt, type Outcome } from '@vetta/office/channels/attempts';
import { ALERT_CHANNEL } from '@vetta/office/channels/channels';
import { hostOf, type OutsideRules } from '../requests/ask-outside.ts';
import { type SecretBox, WrongSecretsKey } from '../secrets/secret-box.ts';
import { Credentials } from './credentials.ts';
import { postMessage } from './post-message.ts';

/** What delivering needs. */
export interface Delivering {
  readonly database: Database;
  readonly clock: Clock;
  readonly secrets: SecretBox;
  readonly rules: OutsideRules;
  /** Where the channel of ALERT_URL sends to: its host is the operator's own choice, also a private one. */
  readonly alertUrl?: URL | undefined;
  /** The address that people open; undefined: messages have no link. */
  readonly publicUrl: string | undefined;
}

/**
 * Attempts a delivery once, if it is due. Returns when it is due next; null if nothing is left to do. Each step is safe to repeat: a
 * process that is killed while it sends leaves the delivery to another, which sends it with the same id.
 */
export async function deliver(delivering: Delivering, id: string): Promise<Temporal.Instant | null> {
  const { database, clock } = delivering;
  const begun = await beginAttempt(database, id, clock());
  if ('done' in begun) return null;
  if ('again' in begun) return begun.again;
  const outcome = await send(delivering, begun.attempt);
  return noteAttempt(database, begun.attempt, outcome, clock());
}

async function send(delivering: Delivering, attempt: Attempt): Promise<Outcome> {
  const { secrets, rules, publicUrl, clock, alertUrl } = delivering;
  const message = messageOf(attempt.event, attempt.facts, publicUrl);
  if (attempt.channel === ALERT_CHANNEL) {
    if (alertUrl === undefined) return { status: null, error: 'Questo server non ha ALERT_URL' };
    const own = { namedHosts: [hostOf(alertUrl)] };
    return postMessage(attempt, { address: alertUrl.href }, message, own, clock());
  }
  try {
    const credentials = Credentials.parse(JSON.parse(await secrets.open(attempt.sealed)));
    return await postMessage(attempt, credentials, message, rules, clock());
  } catch (error) {
    if (!(error instanceof WrongSecretsKey)) throw error;
    const sentence =
      'I dati segreti del canale non si aprono con la chiave di questo server: scrivili di nuovo';
    return { status: null, error: sentence, off: 'key' };
  }
}
