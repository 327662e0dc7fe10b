import type { GenerationRecord } from '@vetta/contract/generations';
import { guestAddress } from '@vetta/contract/guest-document';
import {
  type Generation,
  PublishedManifest,
  type PublishedPlugin,
  servedManifest,
} from '@vetta/contract/plugins-json';
import { buildAddress, FEDERATION_FILE, SHELL } from '@vetta/contract/published-build';
import type { Database } from '@vetta/league/store/database';
import { firstRow, rows } from '@vetta/league/store/rows';

const RECORD = `
  select g.number, g.made_at as "madeAt", g.made_by as "madeBy", g.why, g.restores,
    (select coalesce(jsonb_object_agg(p.name, p.hash), '{}') from generation_plugins p where p.generation = g.number) as plugins,
    case when g.canary_screen is not null
      then jsonb_build_object('screen', coalesce(s.name, g.canary_screen), 'state', g.canary_state,
        'endedBecause', g.canary_ended_because, 'extendsWhenHealthy', g.canary_extends,
        'health', case when g.canary_state = 'open' then jsonb_build_object(
          'state', case when g.canary_healthy_at is not null then 'healthy' when g.canary_seconds > 0 then 'watched' else 'waiting' end,
          'seconds', g.canary_seconds) end) end as canary,
    coalesce(g.number = c.number, false) as "isCurrent"
  from generations g cross join current_generation c left join screens s on s.id = g.canary_screen_id`;

const NEWEST = 100;

/** Returns the newest hundred generations, newest first, and the current one however old it is. */
export const listGenerations = (db: Database): Promise<GenerationRecord[]> =>
  rows(
    db,
    `${RECORD} where g.number = c.number or g.number > (select max(number) - :newest from generations)
    order by g.number desc`,
    { newest: NEWEST },
  );

/** Returns a generation; undefined if there is none of this number. */
export const findGeneration = (db: Database, number: number): Promise<GenerationRecord | undefined> =>
  firstRow(db, `${RECORD} where g.number = :number`, { number });

/** Returns the generation that is tried on a screen; undefined if there is none. */
export const openCanary = (db: Database): Promise<GenerationRecord | undefined> =>
  firstRow(db, `${RECORD} where g.canary_state = 'open'`);

/** Returns the number of the current generation; undefined until something is published. */
export async function currentNumber(db: Database): Promise<number | undefined> {
  const row = await firstRow<{ number: number | null }>(db, 'select number from current_generation');
  return row?.number ?? undefined;
}

/** The numbers of the generations that are served now. */
export interface ServedNumbers {
  readonly current: number;
  /** The canary, and the hash of the token of the screen that gets it; null before the screen has one. */
  readonly canary: { readonly number: number; readonly tokenHash: string | null } | null;
}

/** Returns which generations are served; undefined until something is published. */
export const servedNumbers = (db: Database): Promise<ServedNumbers | undefined> =>
  firstRow(
    db,
    `select c.number as current,
      case when g.number is not null then jsonb_build_object('number', g.number, 'tokenHash', s.token_hash) end as canary
    from current_generation c left join generations g on g.canary_state = 'open'
      left join screens s on s.id = g.canary_screen_id
    where c.number is not null`,
  );

/**
 * Returns a generation as browsers read it, without guests that say of themselves what none may say. Throws if there is none of this
 * number.
 */
export async function readGeneration(db: Database, number: number): Promise<Generation> {
  const builds = await rows<{ name: string; hash: string; declaration: unknown }>(
    db,
    `select p.name, p.hash, v.declaration from generation_plugins p join plugin_versions v using (name, hash)
    where p.generation = :number order by p.name collate "C"`,
    { number },
  );
  const shell = builds.find(({ name }) => name === SHELL);
  if (shell === undefined) throw new Error(`Generation ${number} has no shell`);
  const plugins = builds
    .filter(({ name }) => name !== SHELL)
    .flatMap(({ hash, declaration }) => {
      const manifest = servedManifest(PublishedManifest.parse(declaration));
      return manifest ? [publishedPlugin(manifest, hash)] : [];
    });
  const { restores = null } = (await findGeneration(db, number)) ?? {};
  return { number, shell: shell.hash, plugins, ...(restores !== null && { restores }) };
}

/** Returns a published build as browsers read it. */
export function publishedPlugin(
  manifest: Omit<PublishedPlugin, 'hash' | 'entry'>,
  hash: string,
): PublishedPlugin {
  const { name, isolated } = manifest;
  const entry = isolated ? guestAddress(name, hash) : buildAddress(name, hash) + FEDERATION_FILE;
  return { ...manifest, hash, entry };
}
