import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { atAddress } from '../../testing/at-address.tsx';
import { mockAudit } from '../../testing/audit.ts';
import { sampleChannels } from '../../testing/channels.ts';
import { mockTexts } from '../../testing/content.ts';
import { sampleSettings } from '../../testing/contest.ts';
import { dashboardReplies } from '../../testing/dashboard.ts';
import { loggedIn } from '../../testing/decorators.tsx';
import { sampleKeys } from '../../testing/keys.ts';
import { mockApi, reply } from '../../testing/mock-api.ts';
import { mockMonths } from '../../testing/months.ts';
import { pluginContext } from '../../testing/plugin-context.ts';
import { mockPrizes } from '../../testing/prizes.ts';
import { mockGridApi } from '../../testing/quick-entry.ts';
import { mockScoring } from '../../testing/scoring.ts';
import { BackOffice } from './back-office.tsx';

const meta = {
  title: 'Amministrazione/Schermate intere',
  component: BackOffice,
  parameters: { layout: 'fullscreen' },
  args: { context: pluginContext() },
  decorators: [atAddress, loggedIn],
  beforeEach: ({ msw }) => {
    mockApi(msw);
    mockGridApi(msw);
    mockTexts(msw);
    mockScoring(msw);
    mockMonths(msw);
    msw.use(...dashboardReplies());
    // The dashboard's office has no prizes.
    mockPrizes(msw);
    msw.use(
      mockAudit(),
      reply('GET /api/admin/audit/people', []),
      reply('GET /api/admin/settings', sampleSettings),
      reply('GET /api/admin/keys', [...sampleKeys]),
      reply('GET /api/admin/channels', [...sampleChannels]),
    );
  },
} satisfies Meta<typeof BackOffice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A section within the whole back office, once it shows this text of its data. */
const section = (address: string, text: string | RegExp): Story => ({
  parameters: { address },
  play: async () => {
    await screen.findAllByText(text);
  },
});

// The dashboard and Partecipanti are in «Pannello».
export const Prizes = section('/admin/prizes', 'Weekend in montagna per due');
export const Rules = section('/admin/rules', 'Chi vince i premi del mese?');
export const Content = section('/admin/content', 'hero.title');
export const Scoring = section('/admin/scoring', 'Configurazione Punteggi');
export const Settings = section('/admin/settings', 'Configurazioni generali del sistema');
export const QuickEntry = section('/admin/quick-entry', 'Giulia Ferrari');
export const ImportExport = section('/admin/import-export', 'Esporta in un file');
export const Audit = section('/admin/audit', 'Oggi, venerdì 20 novembre');
export const Months = section('/admin/months', /ovembre 2026/);
export const Contest = section('/admin/contest', 'Soglia della lotteria');
export const Channels = section('/admin/channels', 'Direzione');
export const Keys = section('/admin/keys', 'Pubblicazione notturna');
