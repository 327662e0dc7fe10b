import type { Reply } from '@vetta/contract/client/call-types';

const id = (number: number) => `00000000-0000-4000-8000-${String(9000 + number).padStart(12, '0')}`;

/** The settings as an installation has them at first. */
export const sampleSettings: Reply<'GET /api/admin/settings'> = [
  {
    id: id(1),
    type: 'json',
    description: null,
    rowTag: '"contest"',
    key: 'contest',
    value: { start: '2025-10-01', end: '2025-10-31' },
  },
  {
    id: id(2),
    type: 'string',
    description: null,
    rowTag: '"launch"',
    key: 'launch',
    value: '2025-09-30T21:59:00.000Z',
  },
  {
    id: id(3),
    type: 'number',
    description: null,
    rowTag: '"threshold"',
    key: 'lotteryThreshold',
    value: 1200,
  },
  {
    id: id(4),
    type: 'json',
    description: null,
    rowTag: '"prizes"',
    key: 'prizes',
    value: { prizeBasis: 'total', prizeRate: 0.1 },
  },
];
