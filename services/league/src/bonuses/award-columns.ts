/** The columns of an `Award`, over a row of `player_bonuses`. */
export const AWARD_COLUMNS = `id, player_id as "playerId", bonus_type_id as "bonusTypeId",
  week_start as "weekStartDate", date_earned as "dateEarned", manually_assigned as "manuallyAssigned",
  assigned_by as "assignedBy", created_at as "createdAt", settled_at as "settledAt"`;
