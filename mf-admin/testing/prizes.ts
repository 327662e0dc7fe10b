import type { Prize } from '@vetta/contract/prizes';
import type { Tagged } from '@vetta/contract/row-tag';
import { Setting } from '@vetta/contract/settings';
import { picture, samplePrize as prizeWith } from '@vetta/contract/testing/samples';
import type { MswApi } from 'msw-storybook-addon/types';
import { sampleBoard } from './dashboard.ts';
import { changes, reply } from './mock-api.ts';

export const samplePrize = (position: number, title: string, fields: Partial<Prize> = {}): Tagged<Prize> => ({
  ...prizeWith({ position, title, ...fields }),
  rowTag: `"premio-${position}"`,
});

const first = samplePrize(1, 'Weekend in montagna per due', {
  description: 'Due notti in rifugio con vista sul Cervino, cena compresa.',
  imageUrl: picture('#4a3a86'),
});

export const samplePrizes: [Tagged<Prize>, ...Tagged<Prize>[]] = [
  first,
  samplePrize(2, 'Cuffie con cancellazione del rumore', { imageUrl: picture('#7d4a6a') }),
  samplePrize(3, 'Cena per due', { imageUrl: picture('#8a5b45') }),
  samplePrize(4, 'Buono da 50 euro', { isActive: false }),
  samplePrize(5, 'Mystery box', {
    isLottery: true,
    imageUrl: picture('#3a4f86'),
    description: 'Nessuno sa che cosa c’è dentro. Nemmeno noi.',
  }),
];

/** Prizes whose words are as long as the contract lets them be read. */
export const longPrizes: Tagged<Prize>[] = [
  samplePrize(1, 'Un viaggio precipitevolissimevolmente lungo attraverso le Alpi, da Ventimiglia a Trieste', {
    description: 'Tappe a piedi, rifugi e bivacchi. '.repeat(12),
  }),
  samplePrize(1234, 'Un secondo premio per la stessa posizione'),
];

const sampleSetting: Tagged<Setting> = {
  ...Setting.parse({
    id: '00000000-0000-4000-8000-000000007100',
    key: 'prizes',
    value: { prizeBasis: 'total', prizeRate: 0.1 },
    type: 'json',
    description: null,
  }),
  rowTag: '"impostazioni"',
};

/** Mocks the calls of the prizes. Changes are answered and not stored. */
export function mockPrizes(msw: MswApi, prizes: Tagged<Prize>[] = samplePrizes): void {
  changes.mockClear();
  msw.use(
    reply('GET /api/admin/prizes', prizes),
    reply('POST /api/admin/prizes', first),
    reply('PUT /api/admin/prizes/{id}', first),
    reply('GET /api/admin/settings', [sampleSetting]),
    reply('PUT /api/admin/settings', sampleSetting),
    reply('GET /api/leaderboard', sampleBoard),
  );
}
