import { usesRoles } from '@vetta/contract/role-names';
import type { Standing } from '@vetta/contract/standings';
import { useMemo, useState } from 'react';
import type { RoleFilter } from './role-chips.tsx';

interface Choice {
  readonly role: RoleFilter;
  /** Whom the address named when the role was chosen. */
  readonly found: string | null;
}

/**
 * The role whose rows are shown, and these rows with their positions of the whole board. A link to a person of another role shows
 * everybody again.
 */
export function useRoleFilter(entries: readonly Standing[], found: string | null) {
  const [choice, setChoice] = useState<Choice>({ role: 'all', found: null });
  const isOf = (role: RoleFilter, playerId: string) =>
    entries.some((entry) => entry.playerId === playerId && entry.role === role);
  const hidesFound = found !== null && found !== choice.found && !isOf(choice.role, found);
  const role = hidesFound || !usesRoles(entries) ? 'all' : choice.role;
  const matching = useMemo(
    () => (role === 'all' ? entries : entries.filter((entry) => entry.role === role)),
    [entries, role],
  );
  return { role, matching, setRole: (chosen: RoleFilter) => setChoice({ role: chosen, found }) };
}
