import {
  MOST_BUILDS_A_DAY,
  type PluginBuild,
  type PluginVersion,
  type PublishedVersion,
} from '@vetta/contract/generations';
import { isGuest, type PluginManifest, PublishedManifest } from '@vetta/contract/plugins-json';
import type { Change } from '@vetta/league/change';
import { failure } from '@vetta/league/failure';
import type { Database, Transaction } from '@vetta/league/store/database';
import { locks } from '@vetta/league/store/locks';
import { firstRow, rows } from '@vetta/league/store/rows';
import { type Author, HOUSE } from './author.ts';
import { claimName } from './owners.ts';

/** A build whose bytes are in the object store. */
export interface NewVersion extends PublishedVersion {
  /** The build's plugin.json; null for the shell. */
  readonly declaration: PluginManifest | null;
  readonly files: readonly { readonly path: string; readonly size: number; readonly sha256: string }[];
}

interface Publication {
  readonly by: string;
  readonly at: Temporal.Instant;
  readonly author: Author;
}

const WithdrawnBuild = failure(
  'withdrawn_build',
  409,
  (name: string, hash: string) => `La versione ${hash} di «${name}» è stata ritirata`,
);

const TooManyBuilds = failure(
  'too_many_builds',
  409,
  () => `Questa chiave ha già pubblicato ${MOST_BUILDS_A_DAY} versioni in un giorno: riprova domani`,
);

/** Checks that a narrow key may bring another build, before its bytes come. @throws TooManyBuilds */
export async function refuseTooManyBuilds(
  db: Database,
  { isAdmin, keyId }: Author,
  at: Temporal.Instant,
): Promise<void> {
  if (isAdmin) return;
  const found = await firstRow<{ count: number }>(
    db,
    `select cast(count(*) as int) as count from plugin_versions
    where published_key = :keyId and published_at > cast(:since as timestamptz)`,
    { keyId, since: at.subtract({ hours: 24 }).toString() },
  );
  if ((found?.count ?? 0) >= MOST_BUILDS_A_DAY) throw TooManyBuilds();
}

/**
 * Records a published build. Changes nothing if it is known: `before` is then the same build. A guest's name is of the key that first
 * published it. @throws OwnedByAnother, WithdrawnBuild
 */
export async function recordVersion(
  trx: Transaction,
  { name, hash, declaration, files }: NewVersion,
  { by, at, author }: Publication,
): Promise<Change<PublishedVersion | null, PublishedVersion>> {
  if (isGuest(declaration)) await claimName(trx, name, author);
  const added = await firstRow<PublishedVersion>(
    trx,
    `insert into plugin_versions (name, hash, declaration, files, published_at, published_by, published_key)
    values (:name, :hash, cast(:declaration as jsonb), cast(:files as jsonb), :at, :by, :key)
    on conflict do nothing returning name, hash`,
    {
      name,
      hash,
      declaration: declaration && JSON.stringify(declaration),
      files: JSON.stringify(files),
      at: at.toString(),
      by,
      key: author.keyId,
    },
  );
  // A restored row may say of the same bytes what they do not.
  if (!added && author === HOUSE)
    await trx('plugin_versions')
      .where({ name, hash })
      .update({ declaration: declaration && JSON.stringify(declaration), files: JSON.stringify(files) });
  if (!added && !(await isPublished(trx, { name, hash }))) throw WithdrawnBuild(name, hash);
  const version = { name, hash };
  return { before: added ? null : version, after: version };
}

/** Keeps the bytes of builds without a row from being removed until this transaction ends. */
export async function lockBuilds(trx: Transaction): Promise<void> {
  await trx.raw('select pg_advisory_xact_lock_shared(?)', [locks.builds]);
}

/** Whether no publication is under way, and none begins until this transaction ends. */
export async function tryToLockOutPublications(trx: Transaction): Promise<boolean> {
  const row = await firstRow<{ locked: boolean }>(
    trx,
    `select pg_try_advisory_xact_lock(${locks.builds}) as locked`,
  );
  return row?.locked ?? false;
}

/** Whether a build was published, and not withdrawn. */
export async function isPublished(db: Database, { name, hash }: PublishedVersion): Promise<boolean> {
  const found = await rows(
    db,
    'select from plugin_versions where name = :name and hash = :hash and withdrawn_at is null',
    {
      name,
      hash,
    },
  );
  return found.length > 0;
}

/** Returns the name and hash of every build that was published. */
export const everyVersion = (db: Database): Promise<PublishedVersion[]> =>
  rows(db, 'select name, hash from plugin_versions');

/** Returns the files of a published build, as its row lists them; undefined if it was never published. */
export async function publishedFiles(
  db: Database,
  { name, hash }: PublishedVersion,
): Promise<NewVersion['files'] | undefined> {
  const row = await firstRow<Pick<NewVersion, 'files'>>(
    db,
    'select files from plugin_versions where name = :name and hash = :hash',
    { name, hash },
  );
  return row?.files;
}

export const UnknownBuild = failure(
  'unknown_build',
  404,
  (name: string, hash: string) => `Non c’è una versione ${hash} di «${name}»`,
);

const VERSION = `
  select name, hash, coalesce(declaration ->> 'title', 'Shell') as title,
    jsonb_array_length(files) as files,
    (select coalesce(sum(cast(file ->> 'size' as bigint)), 0) from jsonb_array_elements(files) file)::bigint as bytes,
    published_at as "publishedAt", published_by as "publishedBy"`;

interface BuildRow extends PluginVersion {
  readonly declaration: unknown;
}

/** Returns a published build with what it brings. @throws UnknownBuild */
export async function readBuild(db: Database, { name, hash }: PublishedVersion): Promise<PluginBuild> {
  const row = await firstRow<BuildRow>(
    db,
    `${VERSION}, declaration
    from plugin_versions where name = :name and hash = :hash`,
    { name, hash },
  );
  if (row === undefined) throw UnknownBuild(name, hash);
  const { declaration, ...build } = row;
  const {
    routes,
    adminSections,
    scenes,
    calls = [],
    isolated = false,
  } = declaration === null
    ? { routes: [], adminSections: [], scenes: [] }
    : PublishedManifest.parse(declaration);
  return {
    ...build,
    routes: routes.map(({ path, title }) => ({ path, title })),
    adminSections: adminSections.map(({ path, title }) => ({ path, title })),
    scenes: scenes.map(({ name, title, celebration }) => ({ name, title, celebration })),
    calls,
    isGuest: isolated,
  };
}

const NEWEST = 100;

/** Returns the newest hundred published builds, newest first. */
export const listVersions = (db: Database): Promise<PluginVersion[]> =>
  rows(
    db,
    `${VERSION}
    from plugin_versions where withdrawn_at is null order by published_at desc, name, hash limit :limit`,
    { limit: NEWEST },
  );
