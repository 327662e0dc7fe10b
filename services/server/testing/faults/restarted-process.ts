import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

export type RestartedProcess<Message> = ReturnType<typeof restartedProcess<Message>>;

/**
 * Runs a program of ours that gets one argument as JSON and sends one message when it is ready. It is started again whenever it ends,
 * as an operator's supervisor does.
 */
export function restartedProcess<Message>(program: string, argument: object) {
  let child: ChildProcess;
  let ready: Message | undefined;
  let isEnding = false;
  const start = () => {
    child = fork(new URL(program), [JSON.stringify(argument)], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    child.once('message', (message) => {
      // The program's own test kit says what it sends.
      ready = message as Message;
    });
    child.once('exit', async () => {
      ready = undefined;
      await pause(200);
      if (!isEnding) start();
    });
  };
  const killNow = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  start();
  return {
    /** What it said last when it was ready; undefined until then, and while it starts again. */
    get ready() {
      return ready;
    },
    /** Kills it with SIGKILL once it is ready, and returns when it has ended. */
    async kill() {
      while (ready === undefined) await pause(50);
      await killNow();
    },
    /** Kills it and does not start it again. */
    async end() {
      isEnding = true;
      await killNow();
    },
  };
}
