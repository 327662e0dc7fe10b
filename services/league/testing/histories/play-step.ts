import type { PlayedLeague } from './played-league.ts';
import { bonuses } from './steps/bonuses.ts';
import { challenges } from './steps/challenges.ts';
import { closes } from './steps/closes.ts';
import { draws } from './steps/draws.ts';
import { entries } from './steps/entries.ts';
import { imports } from './steps/imports.ts';
import { intake } from './steps/intake.ts';
import { players } from './steps/players.ts';
import { sheets } from './steps/sheets.ts';
import type { StepFunctions } from './steps/step-functions.ts';
import { undo } from './steps/undo.ts';
import { values } from './steps/values.ts';
import type { Step } from './steps.ts';

const functions: StepFunctions<Step['do']> = {
  ...players,
  ...entries,
  ...imports,
  ...intake,
  ...sheets,
  ...undo,
  ...bonuses,
  ...values,
  ...draws,
  ...challenges,
  ...closes,
};

/** Plays one step on the league and on the oracle: both must accept it, or refuse it with the same status. */
export async function playStep(league: PlayedLeague, step: Step): Promise<void> {
  // The table's type says that a step's name finds the function for that step, which a union of steps cannot express.
  const play = functions[step.do] as (league: PlayedLeague, step: Step) => Promise<void>;
  // No two steps are of one instant.
  league.now = league.now.add({ seconds: 1 });
  await play(league, step);
}
