import { readEnvironment } from '../environment.ts';
import { AnotherMakesOne, backUpDay, backUpNightly } from './nightly-backup.ts';
import { TRY_LATER } from './try-later.ts';

// `npm run backup -- --nightly` as a process of the server's: it may fail or be killed, and the server serves on. The last line
// that it prints is for the log. With `day` it makes one of those between two nights.
try {
  const make = process.argv[2] === 'day' ? backUpDay : backUpNightly;
  for (const line of await make(readEnvironment(process.env))) console.log(line);
} catch (error) {
  console.error(error instanceof Error ? error.message.replaceAll('\n', ' ') : String(error));
  process.exitCode = error instanceof AnotherMakesOne ? TRY_LATER : 1;
}
