import { EVERYBODY, groupsOf, isOf } from '@vetta/contract/groups';
import type { Standing } from '@vetta/contract/standings';
import { useMemo, useState } from 'react';

interface Choice {
  readonly group: string;
  /** Whom the address named when the group was chosen. */
  readonly found: string | null;
}

/**
 * The group whose rows are shown, and these rows with their positions of the whole board. A link to a person of another group shows
 * everybody again.
 */
export function useGroupFilter(entries: readonly Standing[], found: string | null) {
  const [choice, setChoice] = useState<Choice>({ group: EVERYBODY, found: null });
  const groups = useMemo(() => groupsOf(entries), [entries]);
  const hidesFound =
    found !== null &&
    found !== choice.found &&
    !entries.some((entry) => entry.playerId === found && isOf(entry, choice.group));
  const group = !hidesFound && groups.some(({ id }) => id === choice.group) ? choice.group : EVERYBODY;
  const matching = useMemo(() => entries.filter((entry) => isOf(entry, group)), [entries, group]);
  return { groups, group, matching, setGroup: (chosen: string) => setChoice({ group: chosen, found }) };
}
