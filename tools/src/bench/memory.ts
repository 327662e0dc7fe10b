import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { romeDay } from '@vetta/contract/rome-time';
import { emptyFolder, startVetta } from '@vetta/server/testing/started-vetta';
import { z } from 'zod';
import { atMost, ms, type Result } from './result.ts';

/** A start has settled by then: its garbage is collected, its connections that nobody uses are closed. */
const IDLE_MS = 45_000;
const ENTRIES = 300;
/** The first backup begins a minute after a start, amid the entries, and would count as theirs: nine milliseconds of each. */
const NO_BACKUP = { BACKUP_TO: 'off' };
const mb = (kilobytes: number) => `${Math.round(kilobytes / 1_024)} MB`;

/**
 * What `npm start` with everything embedded takes of a small machine: memory of all its processes, as the share of each (PSS), and
 * the CPU of an entry by its call. Reads /proc, so it measures on Linux only.
 */
export async function memory(): Promise<Result[]> {
  await using data = await emptyFolder();
  const start = () => startVetta({ ...process.env, DATA_DIR: data.path, PORT: '0', ...NO_BACKUP });
  // The first start builds, migrates and fills.
  await (await start()).stop();
  await using vetta = await start();
  await pause(IDLE_MS);
  const idle = await measured(vetta.pid, data.path);

  const key = (await readFile(join(data.path, 'admin-key.txt'), 'utf8')).trim();
  const call = callsOf(vetta.url, key);
  await recordEntries(call);
  const before = await measured(vetta.pid, data.path);
  await recordEntries(call);
  const after = await measured(vetta.pid, data.path);
  return [
    atMost(`npm start, idle: memory of all processes (${mb(idle.own)} without the pages of programs)`, {
      ours: idle.all,
      goal: 320 * 1_024,
      show: mb,
    }),
    atMost('the same, the server alone', { ours: idle.server, goal: 200 * 1_024, show: mb }),
    atMost(`after ${2 * ENTRIES} entries: all processes above idle`, {
      ours: after.all - idle.all,
      goal: 80 * 1_024,
      show: mb,
    }),
    atMost('one entry by its call: CPU of all processes', {
      ours: (after.cpuMs - before.cpuMs) / ENTRIES,
      goal: 6,
      show: ms,
    }),
  ];
}

type Call = (path: string, body?: unknown) => Promise<unknown>;

/** Returns a function that gets a path of the admin's, or posts a body to it. It throws what the server refuses. */
const callsOf =
  (url: string, key: string): Call =>
  async (path, body) => {
    const answer = await fetch(`${url}/api/admin/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'X-Admin-Key': key, 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
    return answer.json();
  };

/** Records today's numbers of one player after another, each different from the one before. */
async function recordEntries(call: Call): Promise<void> {
  const players = Players.parse(await call('players'));
  for (let n = 0; n < ENTRIES; n += 1)
    await call('entries', {
      playerId: players[n % players.length]?.id,
      date: romeDay(new Date()),
      rings: counter++ % 900,
    });
}

let counter = 0;
const Players = z.array(z.object({ id: z.string() })).min(1);

interface Measured {
  /** In kB. */
  readonly all: number;
  /** Of it, what is not a page of a program's file, which the system takes back and which others who run the program share. */
  readonly own: number;
  readonly server: number;
  readonly cpuMs: number;
}

/** Measures the server, what it started, and PostgreSQL, which runs in a session of its own. */
async function measured(server: number, dataDir: string): Promise<Measured> {
  const postmaster = Number(
    (await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0],
  );
  const seen = await Promise.all((await pids()).map(readProcess));
  const processes = seen.filter((one) => one !== undefined);
  const ours = new Set([server, postmaster]);
  for (let size = 0; size !== ours.size; ) {
    size = ours.size;
    for (const { pid, parent } of processes) if (ours.has(parent)) ours.add(pid);
  }
  const counted = processes.filter(({ pid }) => ours.has(pid));
  return {
    all: sum(counted.map(({ pss }) => pss)),
    own: sum(counted.map(({ pss, file }) => pss - file)),
    server: sum(counted.filter(({ pid }) => pid === server).map(({ pss }) => pss)),
    cpuMs: sum(counted.map(({ cpuMs }) => cpuMs)),
  };
}

const sum = (figures: readonly number[]): number => figures.reduce((all, one) => all + one, 0);
const pids = async () => (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);

/** Returns undefined for a process that has ended meanwhile. */
async function readProcess(pid: number) {
  try {
    const [stat, memory] = await Promise.all([
      readFile(`/proc/${pid}/stat`, 'utf8'),
      readFile(`/proc/${pid}/smaps_rollup`, 'utf8'),
    ]);
    // Behind the name, which may hold anything: state, parent, …; from the 12th on the ticks of 10 ms, its own and those of children that ended.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const share = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(memory)?.[1]);
    return {
      ...{ pid, parent: fields[1] ?? 0, cpuMs: sum(fields.slice(11, 15)) * 10 },
      ...{ pss: share('Pss'), file: share('Pss_File') },
    };
  } catch {
    return undefined;
  }
}
