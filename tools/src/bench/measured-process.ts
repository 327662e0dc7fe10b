import { fork, type Serializable } from 'node:child_process';
import { once } from 'node:events';

/** A server in a process of its own, whose CPU time nobody else uses. */
export interface MeasuredProcess {
  readonly port: number;
  /** CPU time that the process has used so far, in microseconds, by its own accounting. */
  cpu(): Promise<number>;
}

/**
 * Starts a module beside this one as a process. It is given `input` as its first message, says `{ port }` when it
 * serves, and answers every later message with `{ cpu }`.
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
  return { port, cpu: async () => (await told<{ cpu: number }>('cpu')).cpu };
}

/** The other side: serves by what `start` makes of the first message, and accounts for its CPU time. */
export function serveMeasured<Input>(start: (input: Input) => Promise<number>): void {
  process.once('message', async (input: Input) => {
    const port = await start(input);
    process.on('message', () => {
      const { user, system } = process.cpuUsage();
      process.send?.({ cpu: user + system });
    });
    process.send?.({ port });
  });
}
