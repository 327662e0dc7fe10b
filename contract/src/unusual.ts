import type { Entry, UsualNumbers } from './entries.ts';
import { italianInteger } from './italian-integer.ts';
import { FIELD_LABELS } from './tracker-fields.ts';

/** More calls than a person makes in a day. */
const MANY_RINGS = 300;
/** How many times the usual number is unusual. */
const TIMES = 4;
/** The median of fewer days says little. */
const ENOUGH_DAYS = 5;
/** Below these numbers four times the usual is nothing strange: 1 appointment a day, then 5. */
const SMALL = { rings: 40, apptSet: 10, apptDone: 10 } as const;
/** Appointments are set on earlier days too: only many more done than set are strange. */
const DONE_ABOVE_SET = 5;

export interface UnusualNumber {
  readonly column: keyof typeof SMALL;
  readonly message: string;
  /** «1.020 chiamate, di solito 75» */
  readonly sentence: string;
}

/**
 * Returns the numbers of a row that are probably mistyped: above 300 calls, above four times what is usual for the player,
 * or over five more appointments done than set. They can be saved all the same.
 */
export function unusualNumbers(
  numbers: Pick<Entry, keyof typeof SMALL>,
  usual: UsualNumbers | undefined,
): UnusualNumber[] {
  const found: UnusualNumber[] = [];
  const add = (column: UnusualNumber['column'], why: string) =>
    found.push({
      column,
      message: `${FIELD_LABELS[column]}: ${why}`,
      sentence: `${italianInteger(numbers[column])} ${FIELD_LABELS[column].toLowerCase()}, ${why}`,
    });
  for (const column of ['rings', 'apptSet', 'apptDone'] as const) {
    const often = usual && usual.days >= ENOUGH_DAYS ? usual[column] : undefined;
    if (often !== undefined && numbers[column] >= SMALL[column] && numbers[column] > TIMES * often)
      add(column, `di solito ${italianInteger(often)}`);
    else if (column === 'rings' && numbers.rings > MANY_RINGS) add(column, `più di ${MANY_RINGS}`);
  }
  if (numbers.apptDone - numbers.apptSet > DONE_ABOVE_SET) add('apptDone', 'molti più dei fissati');
  return found;
}
