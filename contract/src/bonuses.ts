import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { tagged } from './row-tag.ts';
import { Day, Id, Instant, Int32, text, WithId } from './values.ts';

export const BonusKey = z.enum([
  'best_day_record',
  'call_beast',
  'first_timer',
  'consistency_king',
  'always_there',
]);
export type BonusKey = z.output<typeof BonusKey>;

export const BonusType = z.object({
  id: Id,
  name: z.string(),
  bonusKey: BonusKey,
  points: Int32,
  description: z.string(),
});
export type BonusType = z.output<typeof BonusType>;

/** A weekly bonus of a player. While `settledAt` is null it is pending: the points do not count it yet. */
export const Award = z.object({
  id: Id,
  playerId: Id,
  bonusTypeId: Id,
  /** The Monday of the week. */
  weekStartDate: Day,
  /** The day that decides the month in which the award counts. */
  dateEarned: Day,
  manuallyAssigned: z.boolean(),
  assignedBy: z.string().nullable(),
  createdAt: Instant,
  settledAt: Instant.nullable(),
});
export type Award = z.output<typeof Award>;

export const NewAward = z.object({
  playerId: Id,
  bonusTypeId: Id,
  weekStartDate: Day,
  dateEarned: Day,
  manuallyAssigned: z.boolean().default(true),
  assignedBy: text(0, 120).optional(),
});
export type NewAward = z.output<typeof NewAward>;

/** A weekly bonus that no close awards to a player that week, because an admin unticked the automatic award. */
export const BonusBlock = z.object({ playerId: Id, bonusTypeId: Id, weekStartDate: Day });
export type BonusBlock = z.output<typeof BonusBlock>;

export const listBonusTypes = endpoint('GET /api/admin/bonus-types', {
  access: ['admin', 'read'],
  summary: 'The weekly bonuses',
  replies: { 200: z.array(BonusType) },
});

export const listAwards = endpoint('GET /api/admin/player-bonuses', {
  access: ['admin', 'read'],
  summary: 'The weekly bonuses of players; only those of one week if `weekStartDate` is given',
  query: z.object({ weekStartDate: Day.optional() }),
  replies: { 200: z.array(tagged(Award)) },
});

export const assignBonus = endpoint('POST /api/admin/player-bonuses', {
  access: ['admin'],
  label: 'Bonus assegnato',
  summary: 'Assigns a weekly bonus by hand; it stays pending until settled',
  body: NewAward,
  replies: { 201: tagged(Award) },
  errors: [404],
});

export const removeBonus = endpoint('DELETE /api/admin/player-bonuses/{id}', {
  access: ['admin'],
  label: 'Bonus rimosso',
  summary: 'Removes a weekly bonus; an automatic one is not awarded again that week',
  params: WithId,
  replies: { 204: null },
});

export const listBonusBlocks = endpoint('GET /api/admin/bonus-blocks', {
  access: ['admin', 'read'],
  summary: 'The bonuses that are not awarded again; only those of one week if `weekStartDate` is given',
  query: z.object({ weekStartDate: Day.optional() }),
  replies: { 200: z.array(BonusBlock) },
});

export const liftBonusBlock = endpoint('POST /api/admin/bonus-blocks/lift', {
  access: ['admin'],
  label: 'Bonus riattivato',
  summary: 'Lets a bonus be awarded again to a player in a week',
  body: BonusBlock,
  replies: { 204: null },
  errors: [404],
});
