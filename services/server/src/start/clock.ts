import { type Clock, clockStartingAt, systemClock } from '@vetta/league/time/clock';
import type { Settings } from '../environment.ts';

/** Returns the clock of this process: the machine's, or one that starts at CLOCK. */
export const clockOf = ({ clock }: Settings): Clock => (clock ? clockStartingAt(clock) : systemClock);
