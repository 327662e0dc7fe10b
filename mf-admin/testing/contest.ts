import type { Reply } from '@vetta/contract/client/call-types';

const id = (number: number) => `00000000-0000-4000-8000-${String(9000 + number).padStart(12, '0')}`;

const row = (number: number, type: 'json' | 'string' | 'number', tag: string) => ({
  ...{ id: id(number), type, description: null, rowTag: `"${tag}"` },
});

/** The settings as an installation has them at first. */
export const sampleSettings: Reply<'GET /api/admin/settings'> = [
  { ...row(1, 'json', 'contest'), key: 'contest', value: { start: '2025-10-01', end: '2025-10-31' } },
  { ...row(2, 'string', 'launch'), key: 'launch', value: '2025-09-30T21:59:00.000Z' },
  { ...row(3, 'number', 'threshold'), key: 'lotteryThreshold', value: 1200 },
  { ...row(4, 'json', 'prizes'), key: 'prizes', value: { prizeBasis: 'total', prizeRate: 0.1 } },
];
