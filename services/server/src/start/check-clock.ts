import { readFile, rm, writeFile } from 'node:fs/promises';
import { uptime } from 'node:os';
import { join } from 'node:path';
import { newestClosedDay } from '@vetta/league/closes/closed-days';
import { CLOCK_ADVICE, whyClockIsDoubted } from '@vetta/league/closes/doubted-clock';
import type { Database } from '@vetta/league/store/database';
import { z } from 'zod';
import { OperatorError } from '../operator-error.ts';

interface ClockOptions {
  readonly now: Temporal.Instant;
  readonly dataDir: string;
  readonly accepts: boolean;
  readonly machine?: Machine;
}

/**
 * Throws OperatorError if this machine's clock may be wrong: it would close days that are not over. With `accepts`, or an empty file
 * where systemd or Docker start it, the start goes on, and so do later ones until another day is closed. Returns a warning then.
 */
export async function checkClock(
  database: Database,
  { now, dataDir, accepts, machine }: ClockOptions,
): Promise<string | undefined> {
  const start = { ...(machine ?? (await thisMachine())), at: now.epochMilliseconds / 1_000 };
  const starts = join(dataDir, 'last-start.json');
  const doubt = (await whyClockIsDoubted(database, now)) ?? (await whySetAhead(start, starts));
  const file = join(dataDir, 'accepted-clock.txt');
  const noted = await readFile(file, 'utf8').catch(() => undefined);
  const isAccepted = accepts || noted === '';
  // NTP may set the clock of a machine that has just begun.
  if ((doubt === undefined || isAccepted) && start.uptime > SETTLED_SECONDS)
    await writeFile(starts, JSON.stringify(start)).catch(() => {});
  if (doubt === undefined) return undefined;
  const newest = `after ${await newestClosedDay(database)}\n`;
  if (isAccepted) {
    // It may be root's.
    await rm(file, { force: true });
    await writeFile(file, newest);
  } else if (noted !== newest)
    throw new OperatorError(
      `${doubt}, then start again. If the clock is right: npm start -- --accept-clock, or make an empty file ${file}.`,
    );
  return `${doubt}. It was accepted`;
}

const SETTLED_SECONDS = 600;
/** A virtual machine may be frozen for some minutes, which it does not count. */
const TOLERATED_SECONDS = 600;

/** How long the machine has run, which no setting of its clock changes. */
const Machine = z.object({
  /** Another one after each boot; empty where the system has none. */
  boot: z.string(),
  /** Seconds, with those that it slept; in a container perhaps since that began. */
  uptime: z.number(),
  /** Seconds without those that it slept, in a container too. */
  awake: z.number(),
});
type Machine = z.output<typeof Machine>;
const Start = Machine.extend({ at: z.number() });

const thisMachine = async (): Promise<Machine> => ({
  boot: await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => ''),
  uptime: uptime(),
  awake: Number(process.hrtime.bigint()) / 1e9,
});

/** Returns that the clock was set ahead since the last start, if the machine ran through: then the database's clock went, too. */
async function whySetAhead(now: z.output<typeof Start>, starts: string): Promise<string | undefined> {
  const { data: last } = Start.safeParse(
    await readFile(starts, 'utf8')
      .then(JSON.parse)
      .catch(() => undefined),
  );
  if (last === undefined || last.boot === '' || last.boot !== now.boot) return undefined;
  const ahead = now.at - last.at - Math.max(now.uptime - last.uptime, now.awake - last.awake);
  return ahead > TOLERATED_SECONDS
    ? `This machine's clock was set ahead by ${Math.round(ahead)} s since Vetta was last started: ${CLOCK_ADVICE}`
    : undefined;
}
