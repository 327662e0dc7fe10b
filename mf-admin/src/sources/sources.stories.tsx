import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ImportOptions } from '@vetta/contract/imports';
import type { SourceRun } from '@vetta/contract/sources';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { sampleRead, sampleReport } from '../../testing/imports.ts';
import { sampleKeys } from '../../testing/keys.ts';
import { changes, mockCall, reply } from '../../testing/mock-api.ts';
import { sampleDashboard, samplePlayers } from '../../testing/office.ts';
import { choose, given, press, sent, shows } from '../../testing/play.ts';
import { pluginContext } from '../../testing/plugin-context.ts';
import { inOffice } from '../../testing/section-stories.ts';
import { sampleIdentities, sampleSources } from '../../testing/sources.ts';
import SourcesPage from './sources-page.tsx';

const meta = {
  ...inOffice(
    reply('GET /api/admin/sources', [...sampleSources]),
    reply('GET /api/admin/identities', [...sampleIdentities]),
    mockCall('POST /api/admin/sources', () => Response.json(sampleSources[0], { status: 201 })),
    mockCall('PUT /api/admin/sources/{id}', () => Response.json(sampleSources[0])),
    mockCall('DELETE /api/admin/sources/{id}', () => new Response(null, { status: 204 })),
    mockCall('PUT /api/admin/identities', (body) => Response.json(body)),
    reply('POST /api/admin/sources/{id}/run', {
      outcome: 'taken',
      problem: null,
      report: {
        newPlayers: [],
        entries: { created: 3, replaced: 1, unchanged: 40 },
        replacements: [],
        opensMonths: [],
        demoRemoved: false,
        errors: [],
      },
    }),
  ),
  title: 'Amministrazione/Fonti',
  component: SourcesPage,
  args: { context: pluginContext() },
} satisfies Meta<typeof SourcesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const card = async (name: string) => within(await screen.findByRole('article', { name }));

/** Each source says when it is fetched, how long ago, and what is wrong in which line. */
export const Some: Story = {
  play: async () => {
    await (await card('Foglio nord')).findByText('a posto');
    const south = await card('Foglio sud');
    await south.findByText('Il file ha 2 errori: nessuna riga è stata importata');
    await south.findByText('Riga 7: Telefonate «molte»: serve un numero intero da 0 a 10.000');
    await (await card('Vecchio ufficio')).findByText('in pausa');
    await screen.findByText(/2 persone da collegare/);
  },
};
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
export const None: Story = {
  ...given(reply('GET /api/admin/sources', []), reply('GET /api/admin/identities', [])),
  play: shows('Ancora nessun foglio', /Nessun evento finora/),
};
/** A source of events passes from the key that first used it to another one. */
export const PassedOn: Story = {
  ...given(
    reply('GET /api/admin/keys', [...sampleKeys]),
    reply('GET /api/admin/senders', [
      {
        ...{ source: 'centralino', keyId: sampleKeys[3]?.id ?? null, key: 'Stagista', isClaimed: true },
        ...{ lastEventAt: null, refusedToday: 0, brought: [] },
      },
    ]),
    mockCall('PUT /api/admin/senders/{source}', (body) =>
      Response.json({ source: 'centralino', ...Object(body) }),
    ),
  ),
  play: async () => {
    const sender = await card('centralino');
    await sender.findByText('È di: la chiave «Stagista»');
    await press('Passa a un’altra chiave: centralino', sender);
    const dialog = within(await screen.findByRole('alertdialog'));
    await choose(/A chi/, 'Moduli', dialog);
    await press('Passa', dialog);
    await screen.findByText('«centralino» ha un’altra chiave');
    await sent('PUT /api/admin/senders/{source}', { keyId: sampleKeys[1]?.id });
  },
};

/** It needs a whole address, and hours in their order. */
export const Added: Story = {
  play: async () => {
    await press('Nuova fonte');
    const dialog = within(await screen.findByRole('dialog', { name: 'Nuova fonte' }));
    await press('Aggiungi', dialog);
    await dialog.findByText('Il nome è obbligatorio');
    await dialog.findByText('Incolla l’indirizzo intero, che comincia con https://');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nome' }), 'Foglio est');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Indirizzo' }), 'https://example.com/a.csv');
    await press('Aggiungi', dialog);
    await sent('POST /api/admin/sources', {
      name: 'Foglio est',
      url: 'https://example.com/a.csv',
      everyMinutes: 15,
      from: '17:00',
      to: '23:45',
    });
  },
};

export const Run: Story = {
  play: async () => {
    const north = await card('Foglio nord');
    await press('Prendi adesso', north);
    await north.findByText('3 giornate nuove, 1 cambiata');
  },
};

export const RunFails: Story = {
  ...given(
    reply('POST /api/admin/sources/{id}/run', {
      outcome: 'problem',
      problem: { what: '«docs.google.com» non ha risposto in tempo', lines: [] },
      report: null,
    }),
  ),
  play: async () => {
    await press('Prendi adesso', await card('Foglio nord'));
    await screen.findByText('«docs.google.com» non ha risposto in tempo');
  },
};

const renamed = sampleRead.header.map(({ samples }, place) => ({
  heading: ['Persona', 'Pezzi', 'Incontri', 'Note'][place] ?? '',
  field: null,
  samples,
}));
const lookedAt = (columns: Record<string, unknown> | undefined): SourceRun => {
  const isDecided = columns !== undefined && columns.name !== null && columns.rings !== null;
  const header = renamed.map((column) => ({
    ...column,
    field:
      column.heading === columns?.name
        ? ('name' as const)
        : column.heading === columns?.rings
          ? ('rings' as const)
          : null,
  }));
  const question = 'Quale colonna è «Chiamate»?';
  const unsure = isDecided ? [] : [{ about: 'column' as const, subject: 'rings', question, choices: [] }];
  const read = { ...sampleRead, header, people: [], leftOut: [], unsure };
  const none = { created: 0, replaced: 0, unchanged: 0 };
  return {
    outcome: isDecided ? 'taken' : 'problem',
    problem: isDecided ? null : { what: question, lines: [] },
    report: {
      ...sampleReport,
      newPlayers: [],
      replacements: [],
      entries: isDecided ? { ...none, created: 2 } : none,
      read,
    },
  };
};

/** A sheet whose columns changed names is shown as it is; what each column is, is said here and holds from then on. */
export const Looked: Story = {
  ...given(
    reply('GET /api/admin/dashboard', sampleDashboard),
    mockCall('POST /api/admin/sources/{id}/sheet', (body) =>
      Response.json(lookedAt((body as { options?: ImportOptions }).options?.columns)),
    ),
  ),
  play: async () => {
    await press('Guarda il foglio', await card('Foglio sud'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Il foglio di «Foglio sud»' }));
    await dialog.findByText('Quale colonna è «Chiamate»?');
    await expect(dialog.getByRole('button', { name: 'Resta 1 cosa da decidere' })).toBeDisabled();
    for (const [column, field] of [
      ['Persona', 'Nome e cognome'],
      ['Pezzi', 'Chiamate'],
    ] as const) {
      const choice = await dialog.findByRole('button', { name: new RegExp(column) });
      await waitFor(() => expect(choice).toBeEnabled());
      await userEvent.click(choice);
      await userEvent.click(await screen.findByRole('option', { name: field }));
    }
    await press('Prendi 2 righe', dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(changes).toHaveBeenLastCalledWith('POST /api/admin/sources/{id}/sheet', {
      options: { columns: expect.objectContaining({ name: 'Persona', rings: 'Pezzi', apptSet: null }) },
    });
  },
};
/** A sheet that does not come says why, and can be fetched again. */
export const LookedInVain: Story = {
  ...given(
    reply('POST /api/admin/sources/{id}/sheet', {
      outcome: 'problem',
      problem: { what: '«docs.google.com» non ha risposto in tempo', lines: [] },
      report: null,
    }),
  ),
  play: async () => {
    await press('Guarda il foglio', await card('Foglio nord'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Il foglio di «Foglio nord»' }));
    await dialog.findByText('«docs.google.com» non ha risposto in tempo');
    await dialog.findByRole('button', { name: 'Leggi di nuovo' });
  },
};

export const Paused: Story = {
  play: async () => {
    await press('Metti in pausa', await card('Foglio nord'));
    await sent('PUT /api/admin/sources/{id}', { paused: true });
  },
};

export const Removed: Story = {
  play: async () => {
    await press('Elimina', await card('Foglio nord'));
    const asked = within(await screen.findByRole('alertdialog', { name: 'Elimina «Foglio nord»' }));
    await press('Elimina', asked);
    await sent('DELETE /api/admin/sources/{id}', undefined);
  },
};

/** A proposal needs one press; it links nobody by itself. */
export const Linked: Story = {
  play: async () => {
    const [first] = samplePlayers;
    const person = await card('m.deluca@azienda.it, crm');
    await person.findByText(`Proposta: ${first?.name}`);
    await expect(changes).not.toHaveBeenCalled();
    await press(`Collega a ${first?.name}`, person);
    await sent('PUT /api/admin/identities', {
      source: 'crm',
      who: 'm.deluca@azienda.it',
      playerId: first?.id,
    });
  },
};

/** «Non è dei nostri» drops somebody for ever; linking opens a month only if that is ticked. */
export const NoneOfOurs: Story = {
  play: async () => {
    const stranger = await card('int. 214, centralino');
    await stranger.findByText(/41 eventi aspettano, di 2 giorni/);
    await press('Non è dei nostri', stranger);
    await sent('PUT /api/admin/identities', {
      source: 'centralino',
      who: 'int. 214',
      playerId: null,
      ignored: true,
    });
  },
};

/** What two sources count of one person is said, and a tick takes it from one of them. */
export const CountedTwice: Story = {
  ...given(
    reply('GET /api/admin/counted-kinds', {
      kinds: [
        { source: 'centralino', kind: 'ring', counts: true },
        { source: 'crm', kind: 'ring', counts: true },
      ],
      twice: [
        {
          playerId: samplePlayers[0]?.id ?? '',
          name: samplePlayers[0]?.name ?? '',
          kind: 'ring',
          sources: ['centralino', 'crm'],
        },
      ],
    }),
    mockCall('PUT /api/admin/counted-kinds', (body) => Response.json(body)),
  ),
  play: async () => {
    await screen.findByText(/le chiamate arrivano da «centralino» e «crm», e si sommano/);
    const crm = await card('crm');
    await userEvent.click(crm.getByRole('checkbox', { name: 'Conta le chiamate' }));
    await sent('PUT /api/admin/counted-kinds', { source: 'crm', kind: 'ring', counts: false });
  },
};
