import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Table } from './table.tsx';

interface Person {
  name: string;
  why: string;
  points: string;
}
const people: Person[] = [
  { name: 'Alessandra Conti', why: 'prima riga del mese', points: '1.250' },
  { name: 'Marco De Angelis', why: 'un appuntamento in più', points: '980' },
  { name: 'Giulia Ferrari', why: 'nessun cambiamento', points: '75' },
];

const meta = {
  title: 'Design system/Dati e podio/Table',
  component: Table<Person>,
  args: {
    label: 'Chi si sposterebbe',
    columns: [
      { label: 'Nome', kind: 'name', cell: ({ name }) => name },
      { label: 'Perché', cell: ({ why }) => why },
      { label: 'Punti', kind: 'figure', cell: ({ points }) => points },
    ],
    rows: people,
    keyOf: ({ name }) => name,
  },
} satisfies Meta<typeof Table<Person>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Few: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'Giulia Ferrari' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(3);
  },
};

/** Many rows scroll inside the box, by keyboard too, and the headings stay. */
export const Many: Story = {
  args: {
    rows: Array.from({ length: 40 }, (_, index) => ({
      name: `Persona ${index + 1}`,
      why: 'un appuntamento in più',
      points: String(index * 25),
    })),
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('region', { name: 'Chi si sposterebbe' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await expect(box.scrollHeight).toBeGreaterThan(box.clientHeight);
    box.scrollTop = 400;
    const heading = canvas.getByRole('columnheader', { name: 'Punti' });
    await expect(
      Math.abs(heading.getBoundingClientRect().top - box.getBoundingClientRect().top),
    ).toBeLessThan(2);
  },
};

/** On a phone a wide table scrolls sideways inside its box. */
export const Narrow: Story = {
  globals: { viewport: { value: 'mobile2' } },
  args: {
    columns: [
      { label: 'Nome', kind: 'name', cell: ({ name }) => name },
      { label: 'Giorno', kind: 'day', cell: () => '21 novembre' },
      { label: 'Prima', kind: 'figure', cell: ({ points }) => `${points} byte` },
      { label: 'Dopo', kind: 'figure', cell: () => '12.345.678 byte' },
    ],
  },
};
