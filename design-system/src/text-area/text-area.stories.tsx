import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TextArea } from './text-area.tsx';

const meta = {
  title: 'Design system/Campi/TextArea',
  component: TextArea,
  args: { label: 'Contenuto', onChange: fn() },
  argTypes: { isDisabled: { control: 'boolean' } },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Enter begins a new line. */
export const Empty: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Contenuto'), 'Uno{Enter}due');
    await expect(args.onChange).toHaveBeenLastCalledWith('Uno\ndue');
  },
};
export const Described: Story = { args: { description: 'Come si legge nella pagina.', rows: 5 } };
export const Wrong: Story = { args: { errorMessage: 'Campo obbligatorio' } };
