import type { Meta, StoryObj } from '@storybook/react-vite';
import { siteTexts } from '@vetta/contract/site-texts';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { DayEndSection } from './day-end-section.tsx';

function Running({ from }: { from: string }) {
  const [now] = useState(() => {
    const began = Date.now();
    return () => new Date(Date.parse(from) + Date.now() - began);
  });
  return <DayEndSection now={now} texts={siteTexts} />;
}

const meta = { title: 'Pagina pubblica/Fine giornata', component: Running } satisfies Meta<typeof Running>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Evening: Story = {
  args: { from: '2026-11-21T18:42:52.900+01:00' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('timer', { name: 'Fine giornata' })).toHaveTextContent('05h 17m 06s'),
    );
    await expect(canvas.getByText('reset automatico ogni giorno alle 23:59 (ora italiana)')).toBeVisible();
  },
};

/** After the day's last second the next day begins. */
export const Midnight: Story = {
  args: { from: '2026-11-21T23:59:58.500+01:00' },
  play: async ({ canvas }) => {
    const timer = canvas.getByRole('timer');
    await waitFor(() => expect(timer).toHaveTextContent('00h 00m 00s'), { timeout: 2000 });
    await waitFor(() => expect(timer).toHaveTextContent(/^23h 59m 5\ds$/), { timeout: 2000 });
  },
};
