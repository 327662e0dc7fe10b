import { ensureAdminKey } from '@vetta/league/admin-key/admin-key';
import { fillDemo } from '@vetta/league/demo/fill-demo';
import { commitCurrentMonth } from '@vetta/league/draws/commit-current-month';
import { nowOf } from '@vetta/league/time/now';
import { checkout } from '../checkout.ts';
import { dataFolder } from '../embedded/data-folder.ts';
import type { Settings } from '../environment.ts';
import { step } from '../progress.ts';
import type { Announcement } from './addresses.ts';
import { clockWarning } from './clock-warning.ts';
import { openData } from './data.ts';
import { publishFrontEnds } from './front-ends.ts';
import { openObjectStore } from './object-store.ts';
import { checkPort } from './port.ts';
import { startServices } from './services.ts';
import { openTemporal } from './temporal.ts';
import { clockOf } from './visit-league.ts';

/**
 * Brings everything up, step by step, and says what came of it. What was opened is put on `opened`, which closes it in
 * the opposite order. Throws the signal's reason when `stop` comes first.
 */
export async function serveVetta(
  asked: Settings,
  opened: AsyncDisposableStack,
  stop: AbortSignal,
): Promise<Announcement> {
  const clock = clockOf(asked);
  await checkPort(asked);
  const dataDir = await dataFolder(asked.dataDir, checkout);

  const data = await step('Open the database', () => openData(asked, 'serve'));
  opened.defer(data.close);
  const warning = asked.clock ? undefined : await clockWarning(data.database);
  stop.throwIfAborted();

  await step('Build the front ends where they changed', (say) => publishFrontEnds(dataDir, say));
  stop.throwIfAborted();

  await commitCurrentMonth(data.database, nowOf(clock()));
  const key = await ensureAdminKey(data.database, nowOf(clock()), asked.adminKey);
  const filled =
    asked.demo &&
    (await step('Fill an empty league with a demonstration office', () => fillDemo(data.database, clock)));
  stop.throwIfAborted();

  const files = await step('Open the store of files', () => openObjectStore(asked, 'serve'));
  opened.defer(files.close);
  stop.throwIfAborted();

  const temporal = await step('Find and start Temporal', () => openTemporal(asked));
  opened.defer(temporal.close);
  stop.throwIfAborted();

  const { scheduler, api } = await step('Serve', () =>
    startServices({
      settings: asked,
      temporal: temporal.temporal,
      database: data.database,
      objectStore: files.objectStore,
      clock,
      dataDir,
      opened,
    }),
  );

  const choices: Announcement['choices'] = [
    ['Database', data.how],
    ['Files', files.how],
    ['Temporal', temporal.how],
    ['Close', scheduler.how],
  ];
  if (filled) choices.push(['Demo', 'an invented office, as the league was empty; any import removes it']);
  if (warning) choices.push(['Warning', warning]);
  return { settings: asked, url: api.url, newKey: key.created, choices };
}
