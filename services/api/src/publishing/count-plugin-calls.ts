import { addPluginCalls, type MadeCalls } from '@vetta/league/plugins/plugin-calls';
import type { Database } from '@vetta/league/store/database';
import type { Clock } from '@vetta/league/time/clock';
import { nowOf } from '@vetta/league/time/now';
import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import { guestOf } from '../serve/actor.ts';

/** How long calls are collected before they are written, in milliseconds: a guest may make hundreds a second. */
const COLLECTED_FOR = 1_000;

interface Counting {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
}

export interface PluginCallCounter {
  /** Counts the calls that the back office makes for a guest, which it names in X-Plugin. Their key must be right. */
  readonly count: Middleware;
  /** Writes what is counted. */
  readonly close: () => Promise<void>;
}

export function countPluginCalls({ database, clock, log }: Counting): PluginCallCounter {
  const counted = new Map<string, MadeCalls>();
  let writing: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  const write = () => {
    timer = undefined;
    const calls = [...counted.values()];
    counted.clear();
    if (calls.length === 0) return;
    // What cannot be counted is made all the same.
    writing = addPluginCalls(database, calls, nowOf(clock())).catch((error) =>
      log.warn({ err: error }, 'The calls of plugins are not counted'),
    );
  };

  const note = (plugin: string, call: string, status: number) => {
    const key = `${plugin} ${call}`;
    const before = counted.get(key);
    const hasFailed = status >= 400;
    counted.set(key, {
      plugin,
      call,
      made: (before?.made ?? 0) + 1,
      failed: (before?.failed ?? 0) + (hasFailed ? 1 : 0),
      lastFailure: hasFailed ? { at: clock(), status } : before?.lastFailure,
    });
    timer ??= setTimeout(write, COLLECTED_FOR);
  };

  return {
    async count(ctx, next) {
      await next();
      const { isAdmitted, route } = ctx.state;
      const plugin = guestOf(ctx);
      if (plugin !== undefined && isAdmitted === true && route !== undefined)
        note(plugin, `${ctx.method} ${route}`, ctx.status);
    },
    async close() {
      clearTimeout(timer);
      write();
      await writing;
    },
  };
}
