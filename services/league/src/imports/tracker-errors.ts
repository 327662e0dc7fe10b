import { italianInteger } from '@vetta/contract/italian-integer';
import type { Month } from '@vetta/contract/values';
import { type CellError, MOST_ERRORS } from '@vetta/tables/read-rows';
import { Failure } from '../failure.ts';

/** A tracker file that is refused as a whole: its errors, 10 000 at most, each with its line. */
export class TrackerErrors extends Failure {
  readonly lines: readonly CellError[];
  /** The months before the league's first day that the file has lines of. */
  readonly opensMonths: readonly Month[];

  constructor(errors: readonly CellError[], opensMonths: readonly Month[] = []) {
    const lines = errors.slice(0, MOST_ERRORS);
    super(
      'tracker_errors',
      400,
      lines.length === 1
        ? 'Il file ha un errore: nessuna riga è stata importata'
        : `Il file ha ${errors.length > MOST_ERRORS ? 'più di ' : ''}${italianInteger(lines.length)} errori: nessuna riga è stata importata`,
      lines.map(({ line, column, message }) => ({
        path: column === null ? [line] : [line, column],
        message,
      })),
    );
    this.name = 'TrackerErrors';
    this.lines = lines;
    this.opensMonths = opensMonths;
  }
}
