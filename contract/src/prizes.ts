import { z } from 'zod';
import { Count, Id, Instant } from './values.ts';

export const Prize = z.object({
  id: Id,
  position: Count,
  title: z.string(),
  description: z.string().nullable(),
  imageUrl: z.string().nullable(),
  isLottery: z.boolean(),
  isActive: z.boolean(),
  updated_at: Instant,
});
export type Prize = z.output<typeof Prize>;
