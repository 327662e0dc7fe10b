import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { FileDrop } from './file-drop.tsx';

const meta = {
  title: 'Design system/FileDrop',
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

export const Browsed: Story = {
  play: async ({ args, canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('There is no file input.');
    await userEvent.upload(input, picture());
    await expect(args.onFile).toHaveBeenCalledWith(expect.objectContaining({ name: 'vetta.png' }));
  },
};

/** A dropped file is taken whatever its type: the caller says what is wrong with it. */
export const Dropped: Story = {
  play: async ({ args, canvas }) => {
    const zone = canvas.getByText('Trascina qui un’immagine o un video').closest('[data-rac]');
    const dataTransfer = new DataTransfer();
    dataTransfer.effectAllowed = 'all';
    dataTransfer.items.add(picture());
    for (const type of ['dragenter', 'dragover', 'drop'])
      zone?.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    await waitFor(() =>
      expect(args.onFile).toHaveBeenCalledWith(expect.objectContaining({ name: 'vetta.png' })),
    );
  },
};

export const Disabled: Story = { args: { isDisabled: true } };
