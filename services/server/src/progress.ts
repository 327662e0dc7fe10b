import { Listr } from 'listr2';

/** Tells what a step is doing right now, in the place of what it said before. */
export type Say = (line: string) => void;

/** Runs one step of a command with its progress on the terminal; plain lines where there is none. */
export async function step<Done>(title: string, work: (say: Say) => Promise<Done>): Promise<Done> {
  let outcome: { done: Done } | { failed: unknown } = { failed: new Error(`${title}: did not run`) };
  await new Listr(
    [
      {
        title,
        task: async (_, task) => {
          try {
            outcome = {
              done: await work((line) => {
                task.output = line;
              }),
            };
          } catch (error) {
            outcome = { failed: error };
            // The list only marks the step: the reason is told once, by whoever runs the command.
            throw new Error('see below');
          }
        },
      },
    ],
    // Ctrl-C is the command's to answer, not the list's.
    { registerSignalListeners: false, exitOnError: false },
  ).run();
  return finish(outcome);
}

function finish<Done>(outcome: { done: Done } | { failed: unknown }): Done {
  if ('failed' in outcome) throw outcome.failed;
  return outcome.done;
}
