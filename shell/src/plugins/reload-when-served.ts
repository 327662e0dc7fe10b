import { DEADLINE_MS } from './deadline.ts';

/**
 * Reloads the page once the server has answered: a reload while the server restarts would leave a blank page.
 * @throws when the server does not answer.
 */
export async function reloadWhenServed(): Promise<void> {
  const response = await fetch('/plugins.json', {
    cache: 'no-store',
    signal: AbortSignal.timeout(DEADLINE_MS),
  });
  if (!response.ok) throw new Error(`/plugins.json answered ${response.status}`);
  location.reload();
}
