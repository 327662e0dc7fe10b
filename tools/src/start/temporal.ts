import type { Settings } from '@vetta/league/environment';
import { findTemporal } from '../binaries/temporal.ts';
import { checkout } from '../checkout.ts';
import { dataFolder } from '../embedded/data-folder.ts';
import { startTemporal } from '../embedded/temporal.ts';

export interface OpenTemporal {
  /** Undefined: there is none, and days are closed in this process. */
  temporal: Settings['temporal'];
  how: string;
  close(): Promise<void>;
}

/** The Temporal server to close days on: at TEMPORAL_ADDRESS, else its dev server in DATA_DIR where its CLI is found. */
export async function openTemporal(settings: Settings): Promise<OpenTemporal> {
  const close = async () => {};
  if (settings.clock) return { temporal: undefined, how: 'None, because CLOCK is set', close };
  if (settings.temporal) {
    return {
      temporal: settings.temporal,
      how: `At ${settings.temporal.address}, because TEMPORAL_ADDRESS is set`,
      close,
    };
  }
  const cli = await findTemporal();
  if ('why' in cli) return { temporal: undefined, how: `None: ${cli.why}`, close };

  const folder = await dataFolder(settings.dataDir, checkout);
  const { address, stop } = await startTemporal(cli.path, folder);
  return {
    temporal: { address, namespace: 'default', apiKey: undefined, tls: undefined },
    how: `Its dev server (CLI from ${cli.from}) at ${address}, its data in ${folder}`,
    close: stop,
  };
}
