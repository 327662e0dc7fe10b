import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Disclosure } from './disclosure.tsx';

const meta = {
  title: 'Design system/Disposizione/Disclosure',
  component: Disclosure,
  args: {
    title: 'Quando si azzera la classifica?',
    children: 'Il primo giorno di ogni mese si riparte da zero. I mesi conclusi restano visibili.',
  },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

const triggers = (canvas: HTMLElement) => [...canvas.querySelectorAll('summary')];
const areOpen = (canvas: HTMLElement) => [...canvas.querySelectorAll('details')].map(({ open }) => open);

export const Closed: Story = {
  play: async ({ canvasElement }) => {
    await expect(areOpen(canvasElement)).toEqual([false]);
    await userEvent.tab();
    await expect(triggers(canvasElement)[0]).toHaveFocus();
    // Browsers open it only for a real key: a journey presses Enter (whole-html.test.ts).
    for (const trigger of triggers(canvasElement)) await userEvent.click(trigger);
    await expect(areOpen(canvasElement)).toEqual([true]);
  },
};

export const Open: Story = { args: { isOpenAtFirst: true } };

/** A long title wraps beside the mark. */
export const LongTitle: Story = {
  args: {
    isOpenAtFirst: true,
    title:
      'Sono arrivato a mese iniziato, dopo che la mia squadra aveva già chiuso la prima settimana di gara: posso vincere?',
  },
};

/** Several can be open at once. */
export const Several: Story = {
  render: () => (
    <>
      <Disclosure title="Come si partecipa?">Non serve iscriversi.</Disclosure>
      <Disclosure title="Come si fanno i punti?">Con le chiamate.</Disclosure>
    </>
  ),
  play: async ({ canvasElement }) => {
    for (const trigger of triggers(canvasElement)) await userEvent.click(trigger);
    await expect(areOpen(canvasElement)).toEqual([true, true]);
  },
};
