import type { AuditedChange } from '@vetta/contract/audit';
import type { Player } from '@vetta/contract/players';
import { z } from 'zod';

const Removed = z.object({ id: z.string(), name: z.string() });

/** Returns the player whom a change removed and who still has a name; undefined for any other change. */
export function removedPlayer({
  action,
  before,
  undoneBy,
}: AuditedChange): Pick<Player, 'id' | 'name'> | undefined {
  if (action !== 'DELETE /api/admin/players/{id}' || undoneBy !== null) return undefined;
  const { data } = Removed.safeParse(before);
  return data && !/^Partecipante \d+$/.test(data.name) ? data : undefined;
}
