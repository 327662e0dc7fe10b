import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishedFolder } from '@vetta/api/testing/published-folder';
import type { Leaderboard } from '@vetta/contract/standings';
import { build } from '@vetta/server/start/build-front-ends';
import { builtFolders } from '@vetta/server/start/front-ends';
import { serveSite } from '../../testing/site.ts';

export interface PublishedPage extends AsyncDisposable {
  /** The address of the public page, without a slash at its end. */
  readonly url: string;
}

const PLAYERS = 38;

const board: Leaderboard = {
  entries: Array.from({ length: PLAYERS }, (_, index) => ({
    position: index + 1,
    playerId: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    name: `Alessandra Moretti ${index + 1}`,
    score: 3000 - 50 * index,
    bonus: 125,
    total: 3125 - 50 * index,
    movement: (index % 3) - 1,
    tie: null,
    eligible: true,
    notEligible: null,
    provisional: true,
  })),
  prizes: [],
  month: 'ottobre 2026',
  period: '2026-10',
  state: 'open',
  updatedAt: '2026-10-21T17:42:00Z',
  newestEntryOn: null,
};

/** Serves the built front ends with a full board, as the api does. */
export async function publishPage(): Promise<PublishedPage> {
  const data = await mkdtemp(join(tmpdir(), 'vetta-bench-'));
  await build();
  const published = publishedFolder(data);
  await published.publish(builtFolders());
  const site = await serveSite(published, async () => board);
  return {
    url: site.url,
    async [Symbol.asyncDispose]() {
      await site.close();
      await rm(data, { recursive: true, force: true });
    },
  };
}
