import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
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

export const Closed: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
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
    const buttons = within(canvasElement).getAllByRole('button');
    for (const button of buttons) await userEvent.click(button);
    for (const button of buttons) await expect(button).toHaveAttribute('aria-expanded', 'true');
  },
};
