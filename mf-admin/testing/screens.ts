import type { NoticeCard } from '@vetta/contract/notices';
import type { Tagged } from '@vetta/contract/row-tag';
import type { ScreenPlan } from '@vetta/contract/screen-plan';
import type { ScreenCard, ScreenCommand } from '@vetta/contract/screens';
import type { MswApi } from 'msw-storybook-addon/types';
import { hashes } from './generations.ts';
import { mockCall, reply } from './mock-api.ts';
import { TODAY } from './office.ts';

const id = (number: number) => `00000000-0000-4000-8000-${String(6000 + number).padStart(12, '0')}`;
const at = (time: string) => `${TODAY}T${time}.000Z`;

const screen = (number: number, fields: Partial<ScreenCard>): Tagged<ScreenCard> => ({
  id: id(number),
  code: 'BCDFGH',
  name: null,
  plan: null,
  state: 'on',
  firstSeenAt: at('07:00:00'),
  lastBeatAt: at('17:44:40'),
  generation: 5,
  scene: 'classifica',
  dataAge: 12,
  restarts: 3,
  clockOffset: 140,
  viewport: { width: 1920, height: 1080 },
  lastFailure: null,
  rowTag: `"schermo-${number}"`,
  ...fields,
});

const weekdays = [1, 2, 3, 4, 5];

/** Office hours, one programme of the morning before the one of the rest, and less light in the evening. */
export const samplePlan: ScreenPlan = {
  officeHours: [
    { days: weekdays, from: '08:00', to: '20:00' },
    { days: [6], from: '09:00', to: '13:00' },
  ],
  programmes: [
    {
      hours: { days: weekdays, from: '08:00', to: '10:00' },
      scenes: [{ name: 'premi' }, { name: 'classifica', seconds: 60 }],
      seconds: 30,
    },
    { hours: null, scenes: null, seconds: 20 },
  ],
  dims: [{ hours: { days: weekdays, from: '18:00', to: '20:00' }, light: 0.6 }],
  drift: true,
};

const unnamedScreen = screen(1, { code: 'KRTVMZ', generation: 5, restarts: 1 });
export const corridor = screen(2, { name: 'Corridoio', scene: 'premi', plan: samplePlan, dataAge: 8 });

/** A screen in each state, one upright, one whose clock is wrong, one that could not show a plugin. */
export const sampleScreens: Tagged<ScreenCard>[] = [
  unnamedScreen,
  corridor,
  screen(3, { name: 'Ingresso', state: 'dark', scene: null, viewport: { width: 1080, height: 1920 } }),
  screen(4, {
    name: 'Sala riunioni',
    state: 'stale',
    scene: 'mese',
    dataAge: 1260,
    clockOffset: 245_000,
    lastFailure: { plugin: 'meteo', hash: hashes.meteoOld, kind: 'evaluation', at: at('17:20:00') },
  }),
  screen(5, {
    name: 'Magazzino, accanto alla porta del carico e scarico',
    state: 'lost',
    lastBeatAt: at('14:02:00'),
    viewport: { width: 3840, height: 2160 },
    restarts: 41,
  }),
];

/** Mocks the calls of «Schermi». A command is received at the first look, and done at the second. */
export function mockScreens(
  msw: MswApi,
  screens: Tagged<ScreenCard>[] = sampleScreens,
  states: readonly ScreenCommand['state'][] = ['received', 'done'],
): void {
  const command = (kind: ScreenCommand['kind'], state: ScreenCommand['state']): ScreenCommand => ({
    id: id(900),
    screen: 'Corridoio',
    kind,
    state,
    sentAt: at('17:45:00'),
    receivedAt: null,
    doneAt: null,
  });
  let looks = 0;
  msw.use(
    reply('GET /api/admin/screens', screens),
    reply('GET /api/admin/notices', []),
    mockCall('PUT /api/admin/screens/{id}', (body, _headers, { pathname }) => {
      const found = screens.find((one) => pathname.endsWith(one.id)) ?? unnamedScreen;
      const { code, name, plan } = { ...found, ...(typeof body === 'object' && body) };
      return Response.json({ id: found.id, code, name, plan, rowTag: '"nuovo"' });
    }),
    mockCall('DELETE /api/admin/screens/{id}', () => new Response(null, { status: 204 })),
    mockCall('POST /api/admin/screens/{id}/commands', () =>
      Response.json(command('identify', 'sent'), { status: 201 }),
    ),
    mockCall('GET /api/admin/screens/{id}/commands/{command}', () =>
      Response.json(command('identify', states[Math.min(looks++, states.length - 1)] ?? 'sent')),
    ),
  );
}

/** Two notices that run: one for all screens, one for the corridor, which has shown it. */
export const sampleNotices: Tagged<NoticeCard>[] = [
  {
    id: id(800),
    title: 'Torta',
    text: 'La torta di Chiara è in cucina: portate un piattino e un po’ di appetito, ce n’è per tutti, anche per chi arriva molto tardi.',
    tone: 'festa',
    screens: null,
    createdAt: at('17:40:00'),
    endsAt: at('23:00:00'),
    shown: [],
    rowTag: '"avviso-1"',
  },
  {
    id: id(801),
    title: null,
    text: 'Prova di evacuazione alle 18:50',
    tone: 'urgente',
    screens: [corridor.id],
    createdAt: at('17:30:00'),
    endsAt: at('18:00:00'),
    shown: [{ screen: corridor.id, since: at('17:30:04') }],
    rowTag: '"avviso-2"',
  },
];

/** Mocks the calls of notices. */
export const mockNotices = (msw: MswApi, notices = sampleNotices): void =>
  msw.use(
    reply('GET /api/admin/notices', notices),
    mockCall('POST /api/admin/notices', (body) =>
      Response.json({ ...sampleNotices[0], ...(typeof body === 'object' && body) }, { status: 201 }),
    ),
    mockCall('DELETE /api/admin/notices/{id}', () => new Response(null, { status: 204 })),
  );
