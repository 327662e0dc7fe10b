import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { PluginFailure } from './failure.ts';
import { FailureNotice } from './failure-notice.tsx';

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
