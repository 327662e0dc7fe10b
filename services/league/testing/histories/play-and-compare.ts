import { compare } from './compare.ts';
import { playStep } from './play-step.ts';
import type { PlayedLeague } from './played-league.ts';
import type { Step } from './steps.ts';

/** Plays a step and expects that the league equals the oracle. The error names the instant and the step. */
export async function playAndCompare(
  league: PlayedLeague,
  step: Step,
  months: readonly string[],
): Promise<void> {
  try {
    await playStep(league, step);
    await compare(league, months);
  } catch (cause) {
    const at = league.now.toZonedDateTimeISO('Europe/Rome').toPlainDateTime();
    throw new Error(`The league differs from the oracle at ${at}, after ${JSON.stringify(step)}`, { cause });
  }
}
