import { createHash } from 'node:crypto';
import { type ImportOptions, MAX_TABLE_BYTES } from '@vetta/contract/imports';
import type { SourceProblem, SourceRun } from '@vetta/contract/sources';
import {
  noteGood,
  noteProblem,
  rehearseSheet,
  type SourceToRun,
  sourceToRun,
  takeSheet,
} from '@vetta/league/sources/take-sheet';
import type { Database } from '@vetta/league/store/database';
import type { Clock } from '@vetta/league/time/clock';
import { UnreadableTable } from '@vetta/tables/table';
import { askOutside, type OutsideRules } from '../requests/ask-outside.ts';
import { OutsideFailure } from '../requests/outside-failure.ts';
import { type SecretBox, WrongSecretsKey } from '../secrets/secret-box.ts';
import { readTableApart } from '../tables/read-table-apart.ts';
import { isInClear } from './seal-addresses.ts';

/** How long a sheet may take, in milliseconds. */
const PATIENCE = 20_000;
const MOST_REDIRECTS = 3;

export interface RunOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly rules: OutsideRules;
  /** Opens the address, and finds the names of people who were made anonymous. */
  readonly secrets: Pick<SecretBox, 'keyed' | 'open'>;
  /** What an admin decided for the sheet now: it is then read also if its bytes are those that were taken last. */
  readonly decided?: ImportOptions | undefined;
  /** Says only what the sheet would bring, and notes nothing. */
  readonly dryRun?: boolean;
}

/**
 * Fetches a source's sheet and takes what is new in it, all or nothing. The bytes that were taken last change nothing. What is
 * wrong or unsure is noted with the source, and its last good numbers stay. Returns undefined if the source was removed; throws
 * if the database is away.
 */
export async function runSource(
  id: string,
  { database, clock, rules, secrets, decided, dryRun = false }: RunOptions,
): Promise<SourceRun | undefined> {
  const stored = await sourceToRun(database, id);
  if (stored === undefined) return undefined;
  const isReadAnew = dryRun || decided !== undefined;
  const source = isReadAnew ? { ...stored, etag: null, lastModified: null, contentHash: null } : stored;
  try {
    const url = await addressOf(source, secrets);
    const { status, headers, body } = await ask(url, source, rules);
    const contentHash = createHash('sha256').update(body).digest('base64url');
    if (status === 304 || (status === 200 && contentHash === source.contentHash)) {
      await noteGood(database, id, clock());
      return { outcome: 'unchanged', problem: null, report: null };
    }
    if (status !== 200) return failed(await problem(answered(url, status)));
    const table = await readTableApart(body);
    const sheet = { table, fileName: fileNameOf(url, source.name), keyed: secrets.keyed, decided };
    if (dryRun) return await rehearseSheet(database, source, sheet, clock);
    const fetched = {
      etag: headers.get('etag') ?? null,
      lastModified: headers.get('last-modified') ?? null,
      contentHash,
    };
    return await takeSheet(database, source, { ...sheet, fetched }, clock);
  } catch (error) {
    if (error instanceof WrongSecretsKey)
      return failed(
        await problem('L’indirizzo non si apre con la chiave di questo server: scrivilo di nuovo'),
      );
    if (!(error instanceof OutsideFailure) && !(error instanceof UnreadableTable)) throw error;
    return failed(await problem(error.message));
  }

  async function problem(what: string): Promise<SourceProblem> {
    const noted = { what, lines: [] };
    if (!dryRun) await noteProblem(database, id, clock(), noted);
    return noted;
  }
}

const failed = (problem: SourceProblem): SourceRun => ({ outcome: 'problem', problem, report: null });

/** Returns the address of a source; one of an older version is in clear until a start seals it. */
const addressOf = async ({ sealed }: SourceToRun, secrets: Pick<SecretBox, 'open'>): Promise<URL> =>
  new URL(isInClear(sealed) ? sealed : await secrets.open(sealed));

const ask = (url: URL, { etag, lastModified }: SourceToRun, rules: OutsideRules) =>
  askOutside(url, rules, {
    headers: {
      accept: 'text/csv, application/vnd.openxmlformats-officedocument.spreadsheetml.sheet, */*;q=0.5',
      'user-agent': 'Vetta',
      ...(etag !== null && { 'if-none-match': etag }),
      ...(etag === null && lastModified !== null && { 'if-modified-since': lastModified }),
    },
    timeoutMs: PATIENCE,
    maxBytes: MAX_TABLE_BYTES,
    maxRedirects: MOST_REDIRECTS,
  });

function answered({ host }: URL, status: number): string {
  if (status === 401 || status === 403)
    return `«${host}» non lascia leggere il foglio (${status}): pubblicalo, o condividilo con chiunque abbia il link`;
  if (status === 404 || status === 410)
    return `Il foglio non è più a questo indirizzo (${status}): copia di nuovo il link`;
  return `«${host}» ha risposto con un errore (${status})`;
}

/** Returns the last part of the address: it may name a day. */
function fileNameOf({ pathname }: URL, name: string): string {
  const last = pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last) || name;
  } catch {
    return name;
  }
}
