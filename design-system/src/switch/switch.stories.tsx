import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Switch, type SwitchProps } from './switch.tsx';

const Example = ({ onChange, isSelected: isOnAtFirst = false, ...rest }: SwitchProps) => {
  const [isOn, setOn] = useState(isOnAtFirst);
  return (
    <Switch
      {...rest}
      isSelected={isOn}
      onChange={(on) => {
        setOn(on);
        onChange?.(on);
      }}
    />
  );
};

const meta = {
  title: 'Design system/Campi/Switch',
  component: Switch,
  render: (args) => <Example {...args} />,
  args: { children: 'Attivo', onChange: fn() },
  argTypes: { isDisabled: { control: 'boolean' } },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Attivo' });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith(true);
    await expect(control).toBeChecked();
  },
};
export const On: Story = { args: { isSelected: true } };
export const Disabled: Story = { args: { isSelected: true, isDisabled: true } };
