import type { Dashboard } from '@vetta/contract/dashboard';
import { PublishedManifest, servedManifest } from '@vetta/contract/plugins-json';
import type { Database } from '@vetta/league/store/database';
import { rows } from '@vetta/league/store/rows';

type Finding = NonNullable<Dashboard['noLongerAllowed']>[number];

/** Returns what an older version allowed and this one does not, with what to do; each goes once that is done. */
export async function noLongerAllowed(db: Database): Promise<Finding[]> {
  return [...(await guestsNotAllowed(db)), ...(await keysShutOut(db)), ...(await sourcesOfNobody(db))];
}

/** The current guests that say of themselves what none may say, or ask for calls that nobody may approve. */
async function guestsNotAllowed(db: Database): Promise<Finding[]> {
  const found = await rows<{ declaration: unknown }>(
    db,
    `select v.declaration from current_generation c join generation_plugins p on p.generation = c.number
    join plugin_versions v using (name, hash) where v.declaration -> 'isolated' = 'true' order by v.name`,
  );
  return found.flatMap(({ declaration }) => {
    const { name: about, calls = [], ...published } = PublishedManifest.parse(declaration);
    const served = servedManifest({ name: about, calls, ...published });
    if (served === undefined)
      return [
        {
          about,
          what: 'non si mostra più: dice di sé qualcosa che non è ammesso. Chi lo scrive lo corregge e lo ripubblica',
        },
      ];
    const lost = calls.filter((call) => !served.calls?.includes(call));
    return lost.length === 0
      ? []
      : [{ about, what: `non può più fare ${lost.join(', ')}. Chi lo scrive le toglie da plugin.ts` }];
  });
}

/** Keys that published builds under a name that is another key's: told for a month, since nobody may want to hand the name over. */
async function keysShutOut(db: Database): Promise<Finding[]> {
  const found = await rows<{ name: string; key: string }>(
    db,
    `select distinct v.name, k.name as key from plugin_versions v
    join plugin_owners o on o.name = v.name and o.key_id is distinct from v.published_key
    join admin_keys k on k.id = v.published_key and k.revoked_at is null and not 'admin' = any (k.scopes)
    join knex_migrations m on m.name = '0088-owners-of-plugins'
      and v.published_at < m.migration_time and m.migration_time > now() - interval '30 days'
    order by v.name, k.name`,
  );
  return found.map(({ name, key }) => ({
    about: name,
    what: `non è più della chiave «${key}»: appartiene a chi lo ha pubblicato per primo. Se deve pubblicarlo lei, un admin glielo passa (docs/keys.md)`,
  }));
}

/** Sources of events from before sources had keys. */
async function sourcesOfNobody(db: Database): Promise<Finding[]> {
  const found = await rows<{ source: string }>(
    db,
    'select distinct source from events where source not in (select source from senders) order by source',
  );
  return found.map(({ source }) => ({
    about: source,
    what: 'non è ancora di nessuna chiave: la prende la prima che manda eventi. Controlla in Fonti che sia quella giusta',
  }));
}
