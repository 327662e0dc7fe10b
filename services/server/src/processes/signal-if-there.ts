import { errorCode } from '../operator-error.ts';

/** Signals a process, or a group by its leader's negative id. One that has ended meanwhile needs no signal. */
export function signalIfThere(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error;
  }
}
