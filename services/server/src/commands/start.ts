import { aborted } from '@vetta/scheduler/sleep';
import { readEnvironment } from '../environment.ts';
import type { OperatorError } from '../operator-error.ts';
import { parseArguments } from '../parse-arguments.ts';
import { announcement } from '../start/addresses.ts';
import { openParts } from '../start/open-parts.ts';
import { serveVetta } from '../start/serve.ts';
import { stopSignal } from '../start/stop-signal.ts';

/** `npm start`: builds the front ends, migrates the database, fills an empty league and serves until a stop signal, or until an embedded server does not stay up. */
export default async function start(args: string[]): Promise<number> {
  const { values } = parseArguments(args, {
    usage: 'npm start takes no words after it but --accept-clock: it is set by variables, see README.md.',
    positionals: [0, 0],
    options: { 'accept-clock': { type: 'boolean', default: false } },
  });
  const settings = readEnvironment(process.env);
  const failed = new AbortController();
  const gaveUp = (why: OperatorError) => {
    console.error(why.message);
    failed.abort(why);
  };
  const stop = AbortSignal.any([stopSignal(), failed.signal]);
  await using parts = openParts(settings);
  try {
    console.log(announcement(await serveVetta(settings, parts, stop, gaveUp, values['accept-clock'])));
  } catch (error) {
    if (failed.signal.aborted) return 1;
    // Stopped before it was ready. What was opened is closed nevertheless.
    if (stop.aborted) return 130;
    throw error;
  }
  await aborted(stop);
  if (failed.signal.aborted) return 1;
  console.log('Stopping: the last requests are answered, then everything is closed in order.');
  return 0;
}
