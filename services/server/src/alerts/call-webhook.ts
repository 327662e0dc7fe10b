import { postJson } from '@vetta/outside/channels/post-message';
import { type Alert, alertBody } from './alert-body.ts';

/**
 * Sends an alert to a webhook, as channels are sent to; its host is the operator's own choice, also at a private address. Throws
 * unless it answers itself, with a status of 2xx, within 10 s.
 */
export async function callWebhook(receiver: URL, alert: Alert): Promise<void> {
  const { status, error } = await postJson(
    { address: receiver, body: JSON.stringify(alertBody(alert, receiver)) },
    { namedHosts: [receiver.hostname.replace(/\.$/, '')] },
  );
  if (error === null) return;
  throw new Error(status === null ? error : `The receiver of alerts answered ${status}`);
}
