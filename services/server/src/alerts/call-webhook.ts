import { type Alert, alertBody } from './alert-body.ts';

/** How long the receiver may take, in milliseconds. */
const PATIENCE = 10_000;

/** Sends an alert to a webhook. Throws unless it answers itself, with a status of 2xx. */
export async function callWebhook(receiver: URL, alert: Alert): Promise<void> {
  const answer = await fetch(receiver, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(alertBody(alert, receiver)),
    // A redirect would be followed with GET and without the alert.
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The receiver of alerts answered ${answer.status}`);
}
