import { rename, rm, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { openObjectStore } from '@vetta/api/storage/object-store';
import { romeDay } from '@vetta/league/time/rome';
import { writeBackup } from '../backup/write-backup.ts';
import { readEnvironment } from '../environment.ts';
import { OperatorError } from '../operator-error.ts';
import { step } from '../progress.ts';
import { readWords } from '../read-words.ts';
import { openData } from '../start/data.ts';
import { openObjectStore as findObjectStore } from '../start/object-store.ts';

/** `npm run backup -- file.tar.gz`: all data and files in one archive, as they stand now, beside a running server too. */
export default async function backup(args: string[]): Promise<number> {
  const usage = 'Say one file: npm run backup -- vetta.tar.gz';
  const {
    words: [file = `vetta-${romeDay(Temporal.Now.instant())}.tar.gz`],
  } = readWords(args, { usage, words: [0, 1], options: {} });
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), file);
  if (await stat(path).catch(() => undefined))
    throw new OperatorError(`${path} is there already: choose another name, or move it away.`);

  const settings = readEnvironment(process.env);
  await using opened = new AsyncDisposableStack();
  const data = await openData(settings, { as: 'guest', schema: 'leave' });
  opened.defer(data.close);
  const files = await findObjectStore(settings, 'guest');
  opened.defer(files.close);
  const store = openObjectStore(files.objectStore);
  opened.defer(async () => store.close());

  // A name that says what it is until it is whole.
  const half = `${path}.part`;
  const madeAt = Temporal.Now.instant();
  try {
    const written = await step(`Back up to ${path}`, (say) =>
      writeBackup(half, { url: data.url, store, madeAt }, say),
    );
    await rename(half, path);
    console.log(`${written.rows} rows and ${written.objects} files are in ${path}.`);
    for (const name of written.missing)
      console.warn(`Warning: the store has no ${name}, which an upload names.`);
    console.log('Keep it safe: whoever has it has all data. To put it back: npm run restore -- <file>.');
    return 0;
  } catch (error) {
    await rm(half, { force: true });
    throw error;
  }
}
