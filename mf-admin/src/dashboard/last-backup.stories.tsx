import type { Meta, StoryObj } from '@storybook/react-vite';
import type { NightlyBackup } from '@vetta/contract/dashboard';
import { expect, screen } from 'storybook/test';
import { sampleBackup } from '../../testing/dashboard.ts';
import { reply } from '../../testing/mock-api.ts';
import { given, see, shows } from '../../testing/play.ts';
import { pluginContext } from '../../testing/plugin-context.ts';
import { inOffice } from '../../testing/section-stories.ts';
import { LastBackup } from './last-backup.tsx';

const meta = {
  ...inOffice(),
  title: 'Amministrazione/Dashboard/Backup della notte',
  component: LastBackup,
  args: { now: pluginContext().now() },
} satisfies Meta<typeof LastBackup>;
export default meta;
type Story = StoryObj<typeof meta>;

const backup = (state: Partial<NightlyBackup>): Partial<Story> => ({
  ...given(reply('GET /api/admin/nightly-backup', { ...sampleBackup, ...state })),
});

/** The failures are told with what to do, and what there is still stands below them. */
export const BackupFails: Story = {
  ...backup({ failures: 3, isLate: true }),
  play: async () => {
    await screen.findByText('Non riuscito');
    await expect(screen.getAllByRole('alert')).toHaveLength(1);
    await see(
      '3 backup di fila non riusciti',
      /npm run backup -- --nightly/,
      /L’ultimo è di venerdì 20 novembre/,
    );
  },
};

export const BackupLate: Story = {
  ...backup({ day: '2026-11-17', madeAt: '2026-11-17T23:00:12.000Z', isLate: true }),
  play: shows(
    'In ritardo',
    'L’ultima giornata chiusa non è in nessun backup',
    'L’ultimo è di mercoledì 18 novembre alle 00:00, 2 giorni fa.',
  ),
};

/** After a stop, the night's backup comes in the morning: it holds that morning, too. */
export const MadeLate: Story = {
  ...backup({ day: '2026-11-19', madeAt: '2026-11-20T08:12:00.000Z' }),
  play: shows(
    /^L’ultimo è di venerdì 20 novembre alle 09:12/,
    'Contiene tutto fino a quell’ora, anche la chiusura di giovedì 19 novembre: 2,43 MB.',
  ),
};

/** Made by hand on the first day: no day was closed, and none is named. */
export const BeforeFirstClose: Story = {
  ...backup({ day: '2026-11-18', madeAt: '2026-11-20T08:12:00.000Z', noCloseYet: true }),
  play: shows('Contiene tutto fino a quell’ora: 2,43 MB.'),
};

/** A machine that is lost now takes with it what was typed since. */
export const BackupOfDay: Story = {
  ...backup({
    day: null,
    madeAt: null,
    bytes: null,
    ofDay: { madeAt: '2026-11-20T16:55:00.000Z', failed: true },
  }),
  play: shows(/^Durante la giornata: l’ultimo .+ fa\.$/, 'L’ultimo backup della giornata non è riuscito'),
};

/** Nobody has seen a backup start yet, and the nightly one could only be read: no green tick. */
export const NeverDrilled: Story = {
  ...backup({ onlyRead: true, drill: undefined }),
  play: async () => {
    await screen.findByText('Solo letto');
    await expect(screen.queryByText('Fatto')).toBeNull();
    await see('Ultima prova di ripristino: mai.', /npm run drill/);
  },
};

/** A disk that is lost takes both with it. */
export const BackupOnDataDisk: Story = {
  ...backup({ onDataDisk: true }),
  play: shows('Fatto', /^La copia sta sullo stesso disco dei dati/),
};

export const DrilledLongAgo: Story = {
  ...backup({
    drill: {
      ...{ heldAt: '2026-06-01T09:12:00.000Z', dataAt: '2026-06-01T09:00:00.000Z' },
      ...{ tookMs: 190_000, isLongAgo: true },
    },
  }),
  play: shows(
    'Fatto',
    'Ultima prova di ripristino: lunedì 1° giugno alle 11:12, 172 giorni fa, riuscita in 3 minuti.',
    /npm run drill/,
  ),
};

export const NoBackupYet: Story = {
  ...backup({ day: null, madeAt: null, bytes: null }),
  play: async () => {
    await see('Ancora nessuno', 'Il primo si fa da solo dopo la chiusura delle 23:59.');
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};
