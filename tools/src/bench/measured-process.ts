import { fork, type Serializable } from 'node:child_process';
import { once } from 'node:events';

interface Memory {
  readonly rss: number;
  readonly peak: number;
}

/** A server in a process of its own, whose CPU time nobody else uses. */
export interface MeasuredProcess {
  readonly port: number;
  /** CPU time that the process has used so far, in microseconds, by its own accounting. */
  cpu(): Promise<number>;
  /** What the process holds now, and the most that it held since it serves, in bytes. */
  memory(): Promise<Memory>;
}

/**
 * Starts a module beside this one as a process. It is given `input` as its first message, says `{ port }` when it
 * serves, and answers every later message with what it has used.
 */
export async function measuredProcess(
  module: string,
  input: Serializable,
  opened: AsyncDisposableStack,
): Promise<MeasuredProcess> {
  const child = fork(new URL(module, import.meta.url), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  opened.defer(async () => {
    child.kill();
    await died.catch(() => {});
  });
  const died = once(child, 'exit').then(() => {
    throw new Error(`${module} ended before it answered`);
  });
  died.catch(() => {});
  const told = async <T>(message: Serializable): Promise<T> => {
    child.send(message);
    const answered = new Promise<T>((resolve) => child.once('message', (answer: T) => resolve(answer)));
    return Promise.race([answered, died]);
  };
  const { port } = await told<{ port: number }>(input);
  const used = () => told<Memory & { cpu: number }>('used');
  return { port, cpu: async () => (await used()).cpu, memory: used };
}

/** The other side: serves by what `start` makes of the first message, and accounts for its CPU time and its memory. */
export function serveMeasured<Input>(start: (input: Input) => Promise<number>): void {
  process.once('message', async (input: Input) => {
    const port = await start(input);
    const peak = watchPeak();
    process.on('message', () => {
      const { user, system } = process.cpuUsage();
      process.send?.({ cpu: user + system, rss: process.memoryUsage.rss(), peak: peak() });
    });
    process.send?.({ port });
  });
}

/** The most memory since now. The system's own record (maxRSS) begins with that of the process that forked this one. */
function watchPeak(): () => number {
  let peak = 0;
  const look = () => {
    peak = Math.max(peak, process.memoryUsage.rss());
    return peak;
  };
  setInterval(look, 20);
  return look;
}
