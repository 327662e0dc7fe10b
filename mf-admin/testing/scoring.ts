import type { Tagged } from '@vetta/contract/row-tag';
import { Scoring } from '@vetta/contract/scoring';
import { sampleStanding } from '@vetta/contract/testing/samples';
import type { MswApi } from 'msw-storybook-addon/types';
import { reply } from './mock-api.ts';

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

const standing = (position: number, name: string, score: number) =>
  sampleStanding({
    ...{ position, name, score },
    playerId: `00000000-0000-4000-8000-${String(name.length).padStart(12, '0')}`,
  });

/** Sara overtakes Marco; Giulia gets points alone. */
const sampleRehearsal = {
  month: '2026-11',
  before: [
    standing(1, 'Giulia Ferrari', 3120),
    standing(2, 'Marco De Luca', 2410),
    standing(3, 'Sara Riva', 2300),
  ],
  after: [
    standing(1, 'Giulia Ferrari', 3620),
    standing(2, 'Sara Riva', 2700),
    standing(3, 'Marco De Luca', 2650),
  ],
};

/** Mocks the calls of the scoring values. A change is answered and not stored. */
export function mockScoring(msw: MswApi): void {
  msw.use(
    reply('GET /api/admin/scoring-config', sampleScoring),
    reply('GET /api/admin/scoring-config/rehearsal', sampleRehearsal),
    reply('PUT /api/admin/scoring-config', { ...sampleScoring, ringPoints: 2, rowTag: '"nuovi"' }),
  );
}
