import { DEADLINE_MS } from './deadline.ts';

/**
 * A new document, once the server has answered: a reload while it restarts would leave a blank page.
 * @throws when the server does not answer.
 */
export async function reloadWhenServed(): Promise<void> {
  const answer = await fetch('/plugins.json', {
    cache: 'no-store',
    signal: AbortSignal.timeout(DEADLINE_MS),
  });
  if (!answer.ok) throw new Error(`/plugins.json answered ${answer.status}`);
  location.reload();
}
