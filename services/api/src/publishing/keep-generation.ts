import type { PublishedVersion } from '@vetta/contract/generations';
import type { Generation, PublishedPlugin } from '@vetta/contract/plugins-json';
import { SHELL } from '@vetta/contract/published-build';
import type { Database } from '@vetta/league/store/database';
import { readGeneration, type ServedNumbers, servedNumbers } from '@vetta/office/plugins/generations';
import { tokenHash } from '@vetta/office/screens/token';
import pTimeout from 'p-timeout';
import type { Logger } from 'pino';
import { keepSubscribed } from '../database/keep-subscribed.ts';
import { serialize } from '../snapshot/serialize.ts';
import { StoreAway } from '../storage/object-store.ts';
import type { DatabaseWatch } from '../watch/database-watch.ts';
import type { BuildFetcher } from './fetch-build.ts';

/** How often the number is compared, in milliseconds: a frozen connection announces nothing and gives no error. */
const COMPARE_EVERY = 5_000;
/** How long an admin's change waits until this process serves it, in milliseconds. */
const OWN_CHANGE_WITHIN = 10_000;

/** The generation that this process serves, and the one that it serves to one screen. */
export interface KeptGeneration {
  /**
   * Returns the generation for a screen with this token, or for everyone else; undefined before the first publication. It
   * stays the same object until another takes its place.
   */
  current(screenToken?: string): Generation | undefined;
  /** Returns a plugin by its build, if that is in the current generation or in one that a screen tries. */
  served(build: PublishedVersion): PublishedPlugin | undefined;
  /** Resolves when this process serves what was committed before the call, or after ten seconds. */
  caughtUp(): Promise<void>;
  close(): Promise<void>;
}

/** What is served. */
interface Held {
  readonly current: Generation;
  readonly canary:
    | (NonNullable<ServedNumbers['canary']> & { readonly generation: Generation })
    | null
    | undefined;
}

interface Options {
  /** The address of the database. */
  readonly url: string;
  readonly database: Database;
  readonly watch: DatabaseWatch;
  readonly builds: BuildFetcher;
  readonly log: Logger;
}

/**
 * Follows the current generation, as every api of the installation does. All its builds are on this machine before the
 * first page names them; while the store is away the generation before stays.
 */
export function keepGeneration({ url, database, watch, builds, log }: Options): KeptGeneration {
  let held: Held | undefined;
  let failing = false;
  let closing = false;

  const follow = async () => {
    if (closing) return;
    const served = await watch.during(servedNumbers(database));
    if (served === undefined || isHeld(served)) return;
    const { current, canary } = served;
    held = { current: await generationOf(current), canary: held?.canary };
    held = { ...held, canary: canary && { ...canary, generation: await trialOf(canary.number) } };
  };

  const isHeld = ({ current, canary }: ServedNumbers) =>
    held?.current.number === current &&
    held.canary?.number === canary?.number &&
    held.canary?.tokenHash === canary?.tokenHash;

  /** Returns a generation as the screen that tries it gets it. One that is held stays the same object. */
  const trialOf = async (number: number): Promise<Generation> => {
    const known = held?.canary?.generation;
    return known?.number === number ? known : { ...(await generationOf(number)), isTrial: true };
  };

  /** Returns a generation with its builds on this machine, for everyone. The current one stays the same object. */
  const generationOf = async (number: number): Promise<Generation> => {
    if (held?.current.number === number) return held.current;
    const tried = held?.canary?.generation;
    if (tried?.number === number) {
      const { isTrial: _, ...extended } = tried;
      return extended;
    }
    const next = await watch.during(readGeneration(database, number));
    const missing: string[] = [];
    for (const build of [{ name: SHELL, hash: next.shell }, ...next.plugins]) {
      try {
        if (!(await builds.fetch(build))) missing.push(build.name);
      } catch (error) {
        // A start serves what is on this machine: the rest follows when a page asks for it.
        if (held || !(error instanceof StoreAway)) throw error;
      }
    }
    if (held && missing.includes(SHELL)) throw new Error(`The store has no shell ${next.shell}`);
    if (missing.length > 0)
      log.error(`The store lacks builds of generation ${number}: ${missing.join(', ')}. Publish them again.`);
    log.info(`Generation ${number} is served`);
    return next;
  };
  const catchUp = serialize(async () => {
    try {
      await follow();
      failing = false;
    } catch (error) {
      if (!failing && !closing)
        log.warn({ err: error }, 'The newest generation cannot be read: tried again until it can');
      failing = true;
    }
  });

  const subscription = keepSubscribed(url, 'generation_change', { onChange: catchUp, onConnected: catchUp });
  const comparing = setInterval(async () => {
    const before = held;
    await catchUp();
    // A change that was not announced: the subscription's connection is dead.
    if (held !== before) subscription.renew();
  }, COMPARE_EVERY);

  return {
    current(screenToken) {
      const canary = held?.canary;
      const hasCanary =
        canary?.tokenHash != null && screenToken !== undefined && tokenHash(screenToken) === canary.tokenHash;
      return hasCanary ? canary.generation : held?.current;
    },
    served: ({ name, hash }) =>
      [held?.current, held?.canary?.generation]
        .flatMap((generation) => generation?.plugins ?? [])
        .find((plugin) => plugin.name === name && plugin.hash === hash),
    caughtUp: () => pTimeout(catchUp(), { milliseconds: OWN_CHANGE_WITHIN, fallback: () => {} }),
    async close() {
      closing = true;
      clearInterval(comparing);
      await subscription.close();
      // Waits for a run under way.
      await catchUp();
    },
  };
}
