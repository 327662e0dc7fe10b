import { MonthDetail } from '@vetta/contract/months';
import { standingChanges } from '../../months/standing-changes.ts';
import { pointsAndPlace } from '../../months/standing-in-words.ts';
import type { Teller } from './account.ts';

/** The rebuild of a final month: who moved, and by how much. */
export const tellRebuild: Teller = ({ before, after }) => {
  const [old, now] = [MonthDetail.safeParse(before), MonthDetail.safeParse(after)];
  if (!old.success || !now.success) return undefined;
  const moved = standingChanges(old.data, now.data);
  const month = now.data.month;
  if (moved.length === 0) return { did: `ha ricalcolato il mese di ${month}: non è cambiato nulla` };
  return {
    did: `ha ricalcolato il mese di ${month}`,
    fields: moved.map(({ name, before, after }) => ({
      field: name,
      before: before && pointsAndPlace(before),
      after: after && pointsAndPlace(after),
    })),
  };
};
