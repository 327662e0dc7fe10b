import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { content } from '../kiosk/kiosk.css.ts';
import { ScreenLetters } from './screen-letters.tsx';

const meta = {
  title: 'Schermo/Senza nome',
  component: ScreenLetters,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: { theme: 'kiosk', viewport: { value: 'wall' } },
  args: { code: 'K7QM3T' },
} satisfies Meta<typeof ScreenLetters>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No QR code: a phone does not reach the address of this Storybook. */
export const Letters: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('K7QM3T')).toBeVisible();
    await expect(within(canvasElement).queryByRole('img')).toBeNull();
  },
};

/** After a while the letters alone stay, below the scene, on none of its words. */
export const Quiet: Story = {
  args: { quietAfterMs: 100 },
  decorators: (Letters) => (
    <div className={content}>
      <p>Fine giornata fra 13:49:38</p>
      <Letters />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.queryByText(/Schermo senza nome/)).toBeNull());
    const letters = canvas.getByText('K7QM3T');
    const { bottom } = canvas.getByText(/Fine giornata/).getBoundingClientRect();
    await expect(letters.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom - 1);
    await expect(letters.getBoundingClientRect().bottom).toBeLessThan(innerHeight * 0.985);
    await expect(letters.getBoundingClientRect().height).toBeLessThan(innerHeight * 0.05);
  },
};

export const Portrait: Story = { globals: { theme: 'kiosk', viewport: { value: 'portraitWall' } } };
