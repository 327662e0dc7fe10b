import { Listr } from 'listr2';

/** Shows what a step is doing now; replaces the line that it showed before. */
export type ReportProgress = (line: string) => void;

/**
 * Runs one step of a command and shows its progress: on a terminal in place, elsewhere as lines. Returns or throws what
 * `work` does.
 */
export async function step<Done>(
  title: string,
  work: (report: ReportProgress) => Promise<Done>,
): Promise<Done> {
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
            // The list only marks the step as failed. `runCommand` prints the reason, once.
            throw new Error('see below');
          }
        },
      },
    ],
    // The command handles Ctrl-C, not the list.
    { registerSignalListeners: false, exitOnError: false },
  ).run();
  return finish(outcome);
}

function finish<Done>(outcome: { done: Done } | { failed: unknown }): Done {
  if ('failed' in outcome) throw outcome.failed;
  return outcome.done;
}
