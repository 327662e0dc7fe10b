import { readEnvironment } from '../environment.ts';
import { OperatorError } from '../operator-error.ts';
import { announcement } from '../start/addresses.ts';
import { serveVetta } from '../start/serve.ts';
import { aborted, stopSignal } from '../start/stop-signal.ts';

/** Installs, builds, migrates, fills and serves Vetta until it is told to stop. */
export default async function start(args: string[]): Promise<number> {
  if (args.length > 0)
    throw new OperatorError('npm start takes no words after it: it is set by variables, see README.md.');
  const settings = readEnvironment(process.env);
  const stop = stopSignal();
  await using opened = new AsyncDisposableStack();
  try {
    console.log(announcement(await serveVetta(settings, opened, stop)));
  } catch (error) {
    // Told to stop before it was ready: what was opened is closed all the same.
    if (stop.aborted) return 130;
    throw error;
  }
  await aborted(stop);
  console.log('Stopping: the last requests are answered, then everything is closed in order.');
  return 0;
}
