import { styleText } from 'node:util';

/** Shows what a step is doing now: on a terminal in place of the line before, elsewhere a line every ten seconds. */
export type ReportProgress = (line: string) => void;

/**
 * Runs one step of a command and shows its progress. Returns or throws what `work` does; `runCommand` prints the reason, once.
 * `whyNot` says why a step that ended has not done what its title says: it gets no tick then.
 */
export async function step<Done>(
  title: string,
  work: (report: ReportProgress) => Promise<Done>,
  whyNot: (done: Done) => string | undefined = () => undefined,
): Promise<Done> {
  show(`… ${title}`);
  let shownAt = performance.now();
  const report: ReportProgress = (line) => {
    // A log needs to know that the work goes on, not each of its steps.
    if (!process.stdout.isTTY && performance.now() - shownAt < LOGGED_EVERY_MS) return;
    shownAt = performance.now();
    show(`… ${title}: ${line}`);
  };
  try {
    const done = await work(report);
    const why = whyNot(done);
    end(
      why === undefined
        ? `${styleText('green', '✔')} ${title}`
        : `${styleText('yellow', '–')} ${title}: ${why}`,
    );
    return done;
  } catch (error) {
    end(`${styleText('red', '✖')} ${title}`);
    throw error;
  }
}

/** How often a step that lasts says what it does where there is no terminal. */
const LOGGED_EVERY_MS = 10_000;
/** Goes back to the line's begin and empties it. */
const EMPTY_LINE = '\r\u001b[K';

/** Shows a line that the next one replaces; where there is no terminal, one below another. */
function show(line: string): void {
  const { isTTY, columns } = process.stdout;
  // A longer line would take two rows, of which only one is replaced.
  process.stdout.write(isTTY ? `${EMPTY_LINE}${line.slice(0, (columns || 80) - 1)}` : `${line}\n`);
}

const end = (line: string): void => {
  process.stdout.write(`${process.stdout.isTTY ? EMPTY_LINE : ''}${line}\n`);
};
