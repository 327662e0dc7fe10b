import type { Generation } from '@vetta/contract/generation';
import type { Leaderboard } from '@vetta/contract/standings';

/** What the server wrote into this document besides markup. */
interface Inlined {
  readonly generation: Generation;
  /** The server's time when it sent this document, an ISO instant. */
  readonly now: string;
  /** The board as the first view shows it; absent where the database was away or the page shows none. */
  readonly leaderboard?: Leaderboard;
  /** Federation's manifests of the plugins whose route this is, by address: a hop less. */
  readonly manifests?: Readonly<Record<string, unknown>>;
}

function read(): Inlined {
  const text = document.getElementById('vetta-inlined')?.textContent;
  if (!text) throw new Error('This document was not sent by the api: it carries no generation.');
  // Written by the one function that sends the HTML, which has checked it.
  return JSON.parse(text) as Inlined;
}

export const inlined: Inlined = read();
