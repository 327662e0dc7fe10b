import { createReadStream } from 'node:fs';
import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { buildFileAt } from '@vetta/contract/published-build';
import type { SecretBox } from '@vetta/outbound/secrets/secret-box';
import { extract } from 'tar-stream';
import { z } from 'zod';
import { errorCode, OperatorError } from '../operator-error.ts';
import { DamagedEncryption, decryptWith, isEncrypted } from './encryption.ts';
import { Contents, entries, Manifest } from './manifest.ts';
import { readSeal, type Sealed } from './seal.ts';

/** A backup's file. */
export interface Archive {
  readonly path: string;
  /** What messages and the audit call it, if not by its path. */
  readonly name?: string;
  /** The secret age keys, one of which opens an encrypted file. */
  readonly identities: readonly string[];
  /** Proves that an archive was made under the key of this installation. */
  readonly secrets?: SecretBox;
}

/** What an archive holds, and whether it is proven who made it. */
export type ReadContents = Contents & Pick<Sealed, 'isProven'>;

/** One part of a table, or one object. Read its bytes before the next entry. */
export type Entry = { readonly bytes: AsyncIterable<unknown> } & (
  | { readonly table: string }
  | { readonly object: string }
);

/** Reads an archive to its end and returns what it holds. Throws OperatorError if it is no backup, damaged or cut off. */
export async function readBackup(
  archive: Archive,
  onManifest: (manifest: Manifest) => Promise<void>,
  onEntry: (entry: Entry) => Promise<void>,
): Promise<ReadContents> {
  const tar = extract();
  const { path, name: shown = path } = archive;
  let sealed: Sealed | undefined;
  const bytes = readSeal(plainBytes(archive), archive.secrets, (end) => {
    sealed = end;
  });
  const read = pipeline(bytes, createGunzip(), tar);
  // The loop below throws the error of a broken stream.
  read.catch(() => {});
  let manifest: Manifest | undefined;
  let contents: Contents | undefined;
  const known = new Set<string>();
  try {
    for await (const entry of tar) {
      const { name } = entry.header;
      const [kind, ...path] = name.split('/');
      if (manifest === undefined) {
        if (name !== entries.manifest) throw notABackup(shown);
        manifest = Manifest.parse(await json(entry));
        await onManifest(manifest);
      } else if (name === entries.contents) contents = Contents.parse(await json(entry));
      else if (kind === 'tables') await onEntry({ table: path[0] ?? '', bytes: entry });
      else if (kind === 'objects') {
        const object = path.join('/');
        if (!isObjectName(object) || known.has(object)) throw notABackup(shown);
        known.add(object);
        await onEntry({ object, bytes: entry });
      } else throw notABackup(shown);
      entry.resume();
    }
    await read;
  } catch (error) {
    throw sentenceFor(error, shown, manifest !== undefined);
  }
  if (manifest === undefined) throw notABackup(shown);
  if (contents === undefined || !sealed?.isWhole) throw broken(shown);
  return { ...contents, isProven: sealed.isProven };
}

/** Whether a name is that of an upload's object or of a build's archive: a restore stores no other. */
const isObjectName = (name: string): boolean =>
  /^[0-9a-f-]{36}\.(?:jpg|png|webp|mp4)$/.test(name) || buildFileAt(`/${name}`)?.path === 'build.tar';

/** Reads a file's bytes, decrypted if they are encrypted. Throws OperatorError if there is no identity for that. */
async function* plainBytes({ path, name = path, identities }: Archive): AsyncGenerator<Uint8Array> {
  const isClosed = await isEncrypted(path);
  if (isClosed && identities.length === 0)
    throw new OperatorError(
      `${name} is encrypted: nothing was changed. Say where its key is: npm run restore -- ${name} --identity <file>.`,
    );
  const bytes = createReadStream(path);
  yield* isClosed ? decryptWith(identities, bytes, name) : bytes;
}

const notABackup = (path: string) =>
  new OperatorError(`${path} is not a backup of Vetta: nothing was changed.`);
const broken = (path: string) =>
  new OperatorError(`The backup ${path} is broken or not whole: nothing was changed. Take another one.`);

function sentenceFor(error: unknown, path: string, hasBegun: boolean): unknown {
  if (error instanceof OperatorError) return error;
  const code = errorCode(error);
  if (code === 'ENOENT') return new OperatorError(`There is no file ${path}.`);
  if (code === 'EACCES' || code === 'EISDIR') return new OperatorError(`${path} cannot be read as a file.`);
  if (error instanceof DamagedEncryption) return broken(path);
  if (isArchiveError(error, code)) return hasBegun || isBrokenGzip(error) ? broken(path) : notABackup(path);
  return error;
}

/** Whether gunzip failed after the first bytes: those of another kind of file have another header, and an empty file has none. */
const isBrokenGzip = (error: unknown): boolean =>
  errorCode(error) === 'Z_DATA_ERROR' && error instanceof Error && error.message !== 'incorrect header check';

/** Returns whether gunzip, tar or the archive's JSON failed, and not the restore. */
const isArchiveError = (error: unknown, code: string): boolean =>
  code.startsWith('Z_') ||
  error instanceof SyntaxError ||
  error instanceof z.ZodError ||
  (error instanceof Error &&
    /\btar\b|Unexpected end of data|Premature close|stream was destroyed/i.test(error.message));
