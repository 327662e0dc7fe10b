import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FileDrop } from './file-drop.tsx';

const meta = {
  title: 'Design system/Campi/FileDrop',
  component: FileDrop,
  args: {
    label: 'Trascina qui un’immagine o un video',
    hint: '.jpg, .png o .mp4, fino a 10 MB',
    accept: ['image/png', 'image/jpeg', 'video/mp4'],
    onFile: fn(),
  },
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

const picture = () => new File(['png'], 'vetta.png', { type: 'image/png' });

/** Dropping needs a real drag, which a story cannot make: the journey of the uploads drops a file. */
export const Browsed: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('There is no file input.');
    await expect(canvas.getByRole('button', { name: 'Sfoglia' })).toHaveAccessibleDescription(
      `${args.label} ${args.hint}`,
    );
    await userEvent.upload(input, picture());
    await expect(args.onFile).toHaveBeenCalledWith(expect.objectContaining({ name: 'vetta.png' }));
  },
};
