import type { Tagged } from '@vetta/contract/row-tag';
import { Scoring } from '@vetta/contract/scoring';
import type { MswApi } from 'msw-storybook-addon/types';
import { changes, reply } from './mock-api.ts';

export const sampleScoring: Tagged<Scoring> = {
  ...Scoring.parse({
    ringPoints: 1,
    appointmentSetPoints: 25,
    appointmentDonePoints: 75,
    bonusMultiplier: 1,
    updatedAt: '2026-11-20T17:42:00.000Z',
  }),
  rowTag: '"punteggi"',
};

/** Mocks the calls of the scoring values. A change is answered and not stored. */
export function mockScoring(msw: MswApi): void {
  changes.mockClear();
  msw.use(
    reply('GET /api/admin/scoring-config', sampleScoring),
    reply('PUT /api/admin/scoring-config', { ...sampleScoring, ringPoints: 2, rowTag: '"nuovi"' }),
  );
}
