import type { EventKind } from '@vetta/contract/intake';

/** What events of a kind count. */
export const kindInWords: Readonly<Record<EventKind, string>> = {
  ring: 'le chiamate',
  apptSet: 'gli appuntamenti fissati',
  apptDone: 'gli appuntamenti conclusi',
  alignment: 'gli allineamenti',
};
