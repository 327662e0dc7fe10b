import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PluginFailure } from './failure.ts';
import { FailureNotice, HOME } from './failure-notice.tsx';

const meta = {
  title: 'Pagine/Parte non disponibile',
  component: FailureNotice,
  args: {
    part: 'Classifica',
    failure: new PluginFailure('network', 'Failed to fetch'),
    retry: fn(async () => {
      throw new Error('Failed to fetch');
    }),
  },
} satisfies Meta<typeof FailureNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Section: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Riprova' }));
    await canvas.findByText('Il server non risponde ancora. Riprova fra poco.');
  },
};
export const Page: Story = { args: { page: true }, parameters: { layout: 'fullscreen' } };

/** What has stopped may go again; the leaderboard is there meanwhile. */
export const Stopped: Story = {
  args: { part: 'Meteo', failure: new PluginFailure('render', 'Error'), wayOut: HOME, page: true },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Riprova' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Torna alla classifica' })).toHaveAttribute('href', '/');
  },
};

/** Nothing that a person can try here helps: only the way out is offered. */
export const Incompatible: Story = {
  args: { part: 'Meteo', failure: new PluginFailure('incompatible', 'contract'), wayOut: HOME, page: true },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Torna alla classifica' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Without a server no other page comes either, so that none is offered. */
export const Offline: Story = {
  args: { part: 'Meteo', wayOut: HOME, page: true },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Riprova' })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
