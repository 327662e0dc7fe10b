import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { NoticeScene } from './notice-scene.tsx';

const notice = {
  id: '00000000-0000-4000-8000-000000007001',
  title: 'Torta',
  text: 'La torta di Chiara è in cucina: chi arriva tardi trova le briciole.',
  tone: 'festa',
  endsAt: '2026-11-21T19:00:00.000Z',
} as const;

const meta = {
  title: 'Schermo/Avviso',
  component: NoticeScene,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: { theme: 'kiosk', viewport: { value: 'wall' } },
  args: { notice },
} satisfies Meta<typeof NoticeScene>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A sign and a word tell the tone, without its colour too. */
const isTold =
  (word: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const said = within(canvasElement).getByText(word);
    await expect(said.querySelector('svg')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(
      innerHeight / 14,
    );
    await expect(Number.parseFloat(getComputedStyle(said).fontSize)).toBeGreaterThanOrEqual(innerHeight / 20);
  };
export const Celebration: Story = { play: isTold('Festa') };
export const Info: Story = {
  args: { notice: { ...notice, tone: 'info', title: null, text: 'Alle 19 ci vediamo in sala riunioni.' } },
  play: isTold('Informazione'),
};
export const Urgent: Story = {
  args: {
    notice: {
      ...notice,
      tone: 'urgente',
      title: 'Uscite tutti',
      text: 'Prova di evacuazione: le scale sono a destra.',
    },
  },
  play: isTold('Urgente'),
};
const longest = {
  ...notice,
  title: 'Quaranta lettere ci stanno in un titolo!',
  text: 'Centoquaranta lettere sono il massimo di un avviso, e devono stare tutte sullo schermo, in piedi o sdraiato, lette da cinque metri di là.',
};
/** All of the longest notice is seen, in letters of a twentieth of the height at least. */
const isReadable: Story['play'] = async ({ canvasElement }) => {
  const [title, text] = within(canvasElement).getAllByText(/lettere/);
  for (const part of [title, text]) {
    await expect(part).toBeDefined();
    const { top, bottom, left, right } = (part as HTMLElement).getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(innerHeight);
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(innerWidth);
    await expect(Number.parseFloat(getComputedStyle(part as HTMLElement).fontSize)).toBeGreaterThanOrEqual(
      innerHeight / 20,
    );
  }
};
export const Longest: Story = { args: { notice: longest }, play: isReadable };
export const LongestUpright: Story = {
  args: { notice: longest },
  globals: { viewport: { value: 'portraitWall' } },
  play: isReadable,
};
