import type { Award } from '@vetta/contract/bonuses';

export interface AwardRow {
  id: string;
  player_id: string;
  bonus_type_id: string;
  week_start: string;
  date_earned: string;
  manually_assigned: boolean;
  assigned_by: string | null;
  created_at: string;
  settled_at: string | null;
}

export const toAward = (row: AwardRow): Award => ({
  id: row.id,
  playerId: row.player_id,
  bonusTypeId: row.bonus_type_id,
  weekStartDate: row.week_start,
  dateEarned: row.date_earned,
  manuallyAssigned: row.manually_assigned,
  assignedBy: row.assigned_by,
  createdAt: row.created_at,
  settledAt: row.settled_at,
});
