import type {
  GenerationHistory,
  GenerationRecord,
  PluginBuild,
  PluginVersion,
} from '@vetta/contract/generations';
import type { MswApi } from 'msw-storybook-addon/types';
import { mockCall, reply } from './mock-api.ts';

/** Hashes that people can tell apart. */
export const hashes = {
  publicOld: '0c41d2be77aa9310',
  publicNow: '5be90f3382c1a4d7',
  publicNext: 'e1f7a60945bb2c8d',
  admin: '93d1c07fa2e45b68',
  meteoOld: '4f0e2b9d81c6a357',
  meteo: 'a7c3358e6d10f29b',
  shell: '77b2e94c05d1f3a8',
} as const;

const madeAt = (day: number, time: string) => `2026-11-${String(day).padStart(2, '0')}T${time}:00.000Z`;
const base = { shell: hashes.shell, 'mf-admin': hashes.admin };

const generation = (number: number, fields: Partial<GenerationRecord>): GenerationRecord => ({
  number,
  plugins: { ...base, 'mf-public': hashes.publicOld },
  madeAt: madeAt(number + 10, '09:12'),
  madeBy: 'Luca',
  why: 'Avvio di Vetta',
  canary: null,
  restores: null,
  isCurrent: false,
  ...fields,
});

const ended = { extendsWhenHealthy: false, health: null };

const sampleTried = generation(6, {
  plugins: { ...base, 'mf-public': hashes.publicNext, meteo: hashes.meteo },
  madeAt: '2026-11-20T17:33:00.000Z',
  madeBy: 'Giulia',
  why: 'Il podio con le montagne nuove',
  canary: {
    screen: 'Corridoio',
    state: 'open',
    endedBecause: null,
    extendsWhenHealthy: false,
    health: { state: 'watched', seconds: 380 },
  },
});

const current = generation(5, {
  plugins: { ...base, 'mf-public': hashes.publicNow, meteo: hashes.meteo },
  madeAt: '2026-11-20T15:02:00.000Z',
  madeBy: 'Giulia',
  why: 'Di nuovo il tempo che fa, corretto per chi guarda da lontano',
  isCurrent: true,
});

const earlier = [
  generation(4, {
    why: 'Le sezioni nuove confondono',
    restores: 1,
  }),
  generation(3, {
    plugins: { ...base, 'mf-public': hashes.publicNow, meteo: hashes.meteoOld },
    why: 'Il tempo che fa tra una scena e l’altra',
    canary: {
      screen: 'Sala riunioni',
      state: 'ended',
      endedBecause: 'Tre errori in cinque minuti',
      ...ended,
    },
  }),
  generation(2, {
    plugins: { ...base, 'mf-public': hashes.publicNow },
    why: 'Nuovo ordine delle sezioni',
    madeBy: 'Giulia',
    canary: { screen: 'Corridoio', state: 'extended', endedBecause: null, ...ended },
  }),
  generation(1, {}),
];

const version = (
  name: string,
  hash: string,
  title: string,
  fields: Partial<PluginVersion> = {},
): PluginVersion => ({
  name,
  hash,
  title,
  files: 34,
  bytes: 1_284_300,
  publishedAt: madeAt(11, '09:11'),
  publishedBy: 'avvio',
  ...fields,
});

const versions = [
  version('mf-public', hashes.publicNext, 'Pagina pubblica', {
    publishedAt: '2026-11-20T17:30:00.000Z',
    publishedBy: 'Giulia',
  }),
  version('meteo', hashes.meteo, 'Meteo', { files: 6, bytes: 48_200, publishedBy: 'Luca' }),
  version('meteo', hashes.meteoOld, 'Meteo', { files: 5, bytes: 47_000, publishedBy: 'Luca' }),
  version('mf-public', hashes.publicNow, 'Pagina pubblica', { publishedBy: 'Giulia' }),
  version('mf-public', hashes.publicOld, 'Pagina pubblica'),
  version('mf-admin', hashes.admin, 'Area amministrativa', { files: 71, bytes: 2_410_000 }),
  version('shell', hashes.shell, 'Shell', { files: 18, bytes: 402_000 }),
];

const sampleHistory: GenerationHistory = { generations: [current, ...earlier], versions };
export const historyWithCanary: GenerationHistory = {
  generations: [sampleTried, current, ...earlier],
  versions,
};

/** Everyone has got another generation since the canary began. */
export const historyWithNewerCurrent: GenerationHistory = {
  generations: [
    generation(7, { ...current, why: 'Il calendario', madeAt: '2026-11-20T17:50:00.000Z', number: 7 }),
    sampleTried,
    { ...current, isCurrent: false },
    ...earlier,
  ],
  versions,
};

/** A plugin was removed. */
export const historyAfterRemoval: GenerationHistory = {
  generations: [
    generation(6, {
      plugins: { ...base, 'mf-public': hashes.publicNow },
      why: 'Non piace a nessuno',
      isCurrent: true,
    }),
    { ...current, isCurrent: false },
    ...earlier,
  ],
  versions,
};

/** The canary went back by itself. */
export const historyWithEndedCanary: GenerationHistory = {
  generations: [
    {
      ...sampleTried,
      canary: { screen: 'Corridoio', state: 'ended', endedBecause: 'Tre errori in cinque minuti', ...ended },
    },
    current,
    ...earlier,
  ],
  versions,
};

/** Sixty generations of two plugins, with a version that nobody has used. */
export const longHistory: GenerationHistory = {
  generations: Array.from({ length: 60 }, (_, index) =>
    generation(60 - index, {
      plugins: {
        ...base,
        'mf-public': hashes.publicNow,
        meteo: index % 2 === 0 ? hashes.meteo : hashes.meteoOld,
      },
      madeAt: new Date(Date.UTC(2026, 10, 20, 15) - index * 86_400_000).toISOString(),
      why: `Modifica numero ${60 - index}`,
      isCurrent: index === 0,
    }),
  ),
  versions,
};

const brought: Readonly<Record<string, Pick<PluginBuild, 'routes' | 'adminSections' | 'scenes'>>> = {
  'mf-public': {
    routes: [{ path: '/', title: 'Classifica' }],
    adminSections: [],
    scenes: [
      { name: 'classifica', title: 'Classifica' },
      { name: 'premi', title: 'Podio e premi' },
      { name: 'mese', title: 'Il mese' },
      { name: 'sorpassi', title: 'Sorpassi e bonus', celebration: true },
    ],
  },
  'mf-admin': {
    routes: [{ path: '/admin/*', title: 'Pannello Amministrativo' }],
    adminSections: [],
    scenes: [],
  },
  meteo: {
    routes: [],
    adminSections: [{ path: '/meteo', title: 'Meteo' }],
    scenes: [{ name: 'meteo', title: 'Che tempo fa' }],
  },
};

const callsOf: Readonly<Record<string, string[]>> = {
  [hashes.meteo]: ['GET /api/admin/prizes'],
  [hashes.meteoOld]: ['GET /api/admin/prizes', 'GET /api/admin/players'],
};

/** Returns a build; the next public page has one more scene. */
function sampleBuild(name: string, hash: string): PluginBuild {
  const found = versions.find((one) => one.name === name && one.hash === hash) ?? version(name, hash, name);
  const parts = brought[name] ?? { routes: [], adminSections: [], scenes: [] };
  return {
    ...found,
    ...parts,
    scenes:
      hash === hashes.publicNext
        ? [...parts.scenes, { name: 'vetta', title: 'La vetta di oggi' }]
        : parts.scenes,
    calls: callsOf[hash] ?? [],
    isGuest: name === 'meteo',
  };
}

/** Mocks the calls of «Plugin». */
export function mockGenerations(msw: MswApi, history: GenerationHistory = sampleHistory): void {
  const [newest = current] = history.generations;
  msw.use(
    reply('GET /api/admin/generations', history),
    mockCall('GET /api/admin/plugins/{name}/{hash}', (_body, _headers, { pathname }) => {
      const [name = '', hash = ''] = pathname.split('/').slice(-2);
      return Response.json(sampleBuild(name, hash));
    }),
    mockCall('POST /api/admin/generations', (body) =>
      Response.json(
        {
          ...newest,
          number: newest.number + 1,
          canary:
            typeof body === 'object' && body !== null && 'canary' in body
              ? { ...ended, screen: body.canary, state: 'open', endedBecause: null }
              : null,
        },
        { status: 201 },
      ),
    ),
    reply('POST /api/admin/generations/{number}/extend', newest),
    reply('POST /api/admin/generations/back', { ...newest, number: newest.number + 1, restores: 2 }),
  );
}
