import { z } from 'zod';
import { dataAge } from './data-age.ts';
import { endpoint } from './endpoint.ts';
import { tagged } from './row-tag.ts';
import { Standing } from './standings.ts';
import { Instant, Month } from './values.ts';

export const PublicScoring = z.object({
  ringPoints: z.int().min(0).max(100),
  appointmentSetPoints: z.int().min(0).max(500),
  appointmentDonePoints: z.int().min(0).max(1000),
});
export type PublicScoring = z.output<typeof PublicScoring>;

export const ScoringChange = PublicScoring.extend({
  /** Multiplies the points for alignments: 0.1 to 10 in steps of 0.1. */
  bonusMultiplier: z.number().min(0.1).max(10).multipleOf(0.1),
});
export type ScoringChange = z.output<typeof ScoringChange>;

export const Scoring = ScoringChange.extend({ updatedAt: Instant });
export type Scoring = z.output<typeof Scoring>;

export const getPublicScoring = endpoint('GET /api/scoring-config', {
  access: 'public',
  summary: 'What calls and appointments are worth',
  replies: { 200: PublicScoring },
  headers: dataAge,
});

export const getScoring = endpoint('GET /api/admin/scoring-config', {
  access: ['admin', 'entries', 'read'],
  summary: 'The scoring values',
  replies: { 200: tagged(Scoring) },
});

export const changeScoring = endpoint('PUT /api/admin/scoring-config', {
  access: ['admin'],
  label: 'Punteggi modificati',
  summary: 'Changes the scoring values; the standings follow at once',
  body: ScoringChange,
  replies: { 200: tagged(Scoring) },
});

/** The month's standings as they are, and as they would be with other scoring values. */
export const ScoringRehearsal = z.object({
  month: Month,
  before: z.array(Standing),
  after: z.array(Standing),
});
export type ScoringRehearsal = z.output<typeof ScoringRehearsal>;

/** Returns a number's shape for a query, where it is a text, with its bounds: the OpenAPI document says them. */
const inQuery = <Shape extends z.ZodNumber>(shape: Shape): Shape =>
  shape.clone({ ...shape.def, coerce: true });

export const rehearseScoring = endpoint('GET /api/admin/scoring-config/rehearsal', {
  access: ['admin', 'read'],
  summary: "What other scoring values would make of the month's standings; changes nothing",
  query: z.object({
    ringPoints: inQuery(ScoringChange.shape.ringPoints),
    appointmentSetPoints: inQuery(ScoringChange.shape.appointmentSetPoints),
    appointmentDonePoints: inQuery(ScoringChange.shape.appointmentDonePoints),
    bonusMultiplier: inQuery(ScoringChange.shape.bonusMultiplier),
  }),
  replies: { 200: ScoringRehearsal },
});
