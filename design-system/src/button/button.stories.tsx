import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Inline } from '../inline/inline.tsx';
import { Button } from './button.tsx';

const meta = {
  title: 'Design system/Azioni/Button',
  component: Button,
  args: { children: 'Salva', onPress: fn() },
  argTypes: { isDisabled: { control: 'boolean' } },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

const submitted = fn();

export const Primary: Story = {
  args: { tone: 'primary', children: 'Ricalcola Classifica' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ricalcola Classifica' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Tones: Story = {
  render: () => (
    <Inline>
      <Button tone="primary">
        <Plus size={18} aria-hidden="true" /> Aggiungi Partecipante
      </Button>
      <Button tone="bright">Cerca</Button>
      <Button>Espandi · 38 in gara</Button>
      <Button tone="quiet">Annulla</Button>
      <Button tone="danger">
        <Trash2 size={18} aria-hidden="true" /> Elimina
      </Button>
    </Inline>
  ),
};

export const Small: Story = { args: { size: 'sm', children: 'Aggiungi Entry' } };
export const Full: Story = { args: { width: 'full', children: 'Espandi · 38 in gara' } };
export const Disabled: Story = { args: { isDisabled: true } };

/** Keeps its size and focus while pending, and ignores further presses. */
export const Pending: Story = {
  args: { tone: 'primary', isPending: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

/** Enter in a form's only field sends it once: not again while the first is pending. */
export const PendingSubmit: Story = {
  args: { type: 'submit', tone: 'primary' },
  render: function Render(args) {
    const [isPending, setPending] = useState(false);
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submitted();
          setPending(true);
        }}
      >
        <input aria-label="Nome" />
        <Button {...args} isPending={isPending} />
      </form>
    );
  },
  play: async ({ canvas }) => {
    submitted.mockClear();
    await userEvent.type(canvas.getByRole('textbox'), 'Corridoio{Enter}{Enter}');
    await expect(submitted).toHaveBeenCalledOnce();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

/** The focus ring is visible for keyboard users. */
export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button');
    await expect(button).toHaveFocus();
    await expect(getComputedStyle(button).outlineStyle).toBe('solid');
  },
};
