import { errorCode } from '../operator-error.ts';

/** Signals a process, or a process group by its negative id. Does nothing if it has already ended. */
export function signalIfThere(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error;
  }
}
