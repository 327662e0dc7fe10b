import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Select } from './select.tsx';

const meta = {
  title: 'Design system/Select',
  component: Select,
  args: {
    label: 'Partecipante',
    placeholder: 'Seleziona partecipante',
    value: null,
    onChange: fn(),
    options: [
      { id: '1', label: 'Giulia Ferrari' },
      { id: '2', label: 'Niccolò D’Àvila' },
      { id: '3', label: 'Sara Esposito' },
      { id: '4', label: 'Marco De Luca' },
    ],
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await userEvent.click(await screen.findByRole('option', { name: 'Sara Esposito' }));
    await expect(args.onChange).toHaveBeenCalledWith('3');
  },
};
export const Chosen: Story = { args: { value: '2' } };
export const Open: Story = {
  args: { value: '2' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(await screen.findByRole('option', { selected: true })).toHaveTextContent('Niccolò D’Àvila');
  },
};
/** On a phone the list stays on the screen, and a long name wraps. */
export const OnAPhone: Story = {
  args: {
    value: '1',
    options: [
      { id: '1', label: 'Giulia Ferrari' },
      { id: '2', label: 'Maria Vittoria Alessandra Ricci-Bonaventura Della Gherardesca' },
    ],
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const list = await screen.findByRole('listbox');
    await expect(innerWidth).toBe(320);
    await waitFor(() => {
      const { left, right } = list.getBoundingClientRect();
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(innerWidth);
    });
  },
};
export const Wrong: Story = { args: { errorMessage: 'Scegli un partecipante.' } };
