import type { GenerationRecord } from '@vetta/contract/generations';
import { SHELL } from '@vetta/contract/published-build';
import type { Change } from '@vetta/league/change';
import { failure } from '@vetta/league/failure';
import type { Transaction } from '@vetta/league/store/database';
import { firstRow, rows } from '@vetta/league/store/rows';
import type { Author } from './author.ts';
import { type Build, checkGuests } from './check-guests.ts';
import { findGeneration, openCanary } from './generations.ts';
import { checkReach } from './reach.ts';
import { isPublished } from './versions.ts';

const UnknownVersion = failure(
  'unknown_version',
  404,
  (name: string, hash: string) => `Non c’è una versione ${hash} di «${name}»: pubblicala prima`,
);
const NoShell = failure(
  'no_shell',
  409,
  () => 'Una generazione ha sempre una shell: si può cambiare, non togliere',
);
const CanaryOpen = failure(
  'canary_open',
  409,
  (number: number, screen: string) =>
    `La generazione ${number} è in prova su «${screen}»: estendila o torna indietro prima di provarne un’altra`,
);

const UnknownScreenName = failure(
  'unknown_screen_name',
  404,
  (name: string) => `Nessuno schermo si chiama «${name}»: dagli prima un nome in Strumenti › Schermi`,
);

/** Who makes a generation, when and why. */
export interface Occasion {
  readonly by: string;
  readonly author: Author;
  readonly at: Temporal.Instant;
  readonly why: string;
}

export interface GenerationChange {
  /** The hash of each build that changes, by its name; null removes a plugin. */
  readonly plugins: Readonly<Record<string, string | null>>;
  /** The name of the screen that alone gets the generation. */
  readonly canary?: string | undefined;
  /** Whether the canary is extended by itself once it is healthy. */
  readonly extendWhenHealthy?: boolean | undefined;
  /** The calls of guests that are approved with it. */
  readonly calls?: readonly string[] | undefined;
}

/** Before the change, null if a generation was made; the same as after if nothing changed. */
type Made = Change<GenerationRecord | null, GenerationRecord>;

/**
 * Makes a generation of the current one with some builds changed, and makes it current unless it has a canary. If nothing
 * changes, returns the current one. @throws UnknownVersion, KeyChangesGuestsOnly, NoShell, PlaceTaken, CallsNotApproved,
 * UnknownScreenName, CanaryOpen
 */
export async function makeGeneration(
  trx: Transaction,
  { plugins, canary: screenName, extendWhenHealthy = false, calls = [] }: GenerationChange,
  occasion: Occasion,
): Promise<Made> {
  const current = await lockCurrentGeneration(trx);
  for (const [name, hash] of Object.entries(plugins))
    if (hash !== null && !(await isPublished(trx, { name, hash }))) throw UnknownVersion(name, hash);

  const chosen = Object.entries({ ...current?.plugins, ...plugins }).filter(
    (build): build is [string, string] => build[1] !== null,
  );
  if (current && isSame(current.plugins, chosen)) return { before: current, after: current };
  await checkReach(trx, occasion.author, {
    before: current?.plugins ?? {},
    after: Object.fromEntries(chosen),
  });
  if (!chosen.some(([name]) => name === SHELL)) throw NoShell();
  const left = occasion.author.isAdmin && current ? await buildsLeft(trx, current.number) : [];
  await checkGuests(trx, { builds: chosen, before: current?.plugins ?? {}, approved: calls, left });
  const canary = screenName === undefined ? undefined : await requireNamed(trx, screenName);
  if (canary !== undefined) {
    const open = await openCanary(trx);
    if (open?.canary) throw CanaryOpen(open.number, open.canary.screen);
  }
  const made = await addGeneration(trx, {
    builds: chosen,
    canary: canary && { ...canary, extendWhenHealthy },
    current,
    occasion,
  });
  return { before: null, after: made };
}

interface NamedScreen {
  readonly id: string;
  readonly name: string;
}

/** Returns the screen of this name, capitals or not. @throws UnknownScreenName */
async function requireNamed(trx: Transaction, name: string): Promise<NamedScreen> {
  const screen = await firstRow<NamedScreen>(
    trx,
    'select id, name from screens where lower(name) = lower(:name)',
    { name },
  );
  if (screen === undefined) throw UnknownScreenName(name);
  return screen;
}

const isSame = (plugins: Readonly<Record<string, string>>, builds: readonly [string, string][]): boolean =>
  builds.length === Object.keys(plugins).length && builds.every(([name, hash]) => plugins[name] === hash);

/** Returns the builds of the generations from which somebody went back to the current one, if somebody did. */
const buildsLeft = (trx: Transaction, current: number): Promise<Build[]> =>
  rows(
    trx,
    `with recursive path as (
      select number, based_on, restores from generations where number = :current
      union all
      select g.number, g.based_on, g.restores from path join generations g on g.number = path.based_on
      where path.restores is not null
    )
    select p.name, p.hash from path join generation_plugins p on p.generation = path.number where path.number <> :current`,
    { current },
  );

/** Returns the current generation, and keeps it current until this transaction ends. */
export async function lockCurrentGeneration(trx: Transaction): Promise<GenerationRecord | undefined> {
  const row = await firstRow<{ number: number | null }>(
    trx,
    'select number from current_generation for update',
  );
  return row?.number == null ? undefined : findGeneration(trx, row.number);
}

interface NewRow {
  readonly builds: readonly (readonly [name: string, hash: string])[];
  readonly canary?: (NamedScreen & { readonly extendWhenHealthy: boolean }) | undefined;
  readonly restores?: number;
  readonly current: GenerationRecord | undefined;
  readonly occasion: Occasion;
}

/** Adds a generation, and makes it current unless it has a canary. The current one must be locked. */
export async function addGeneration(
  trx: Transaction,
  { builds, canary, restores, current, occasion: { by, at, why } }: NewRow,
): Promise<GenerationRecord> {
  const row = await firstRow<{ number: number }>(
    trx,
    `insert into generations (number, made_at, made_by, why, based_on, restores, canary_screen, canary_screen_id, canary_extends,
      canary_state)
    select coalesce(max(number), 0) + 1, :at, :by, :why, :current, :restores, :screen, :screenId, :extends, :state
    from generations
    returning number`,
    {
      at: at.toString(),
      by,
      why,
      current: current?.number ?? null,
      restores: restores ?? null,
      screen: canary?.name ?? null,
      screenId: canary?.id ?? null,
      extends: canary?.extendWhenHealthy ?? false,
      state: canary === undefined ? null : 'open',
    },
  );
  const number = row?.number ?? 0;
  await trx('generation_plugins').insert(builds.map(([name, hash]) => ({ generation: number, name, hash })));
  if (canary === undefined) await pointAt(trx, number);
  return requireGeneration(trx, number);
}

/** Makes a generation the current one. The current one must be locked. */
export async function pointAt(trx: Transaction, number: number): Promise<void> {
  await trx('current_generation').update({ number });
}

export async function requireGeneration(trx: Transaction, number: number): Promise<GenerationRecord> {
  const found = await findGeneration(trx, number);
  if (found === undefined) throw new Error(`Generation ${number} was not returned`);
  return found;
}
