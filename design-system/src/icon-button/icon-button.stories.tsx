import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil, Trash2 } from 'lucide-react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Inline } from '../inline/inline.tsx';
import { IconButton } from './icon-button.tsx';

const meta = {
  title: 'Design system/Azioni/IconButton',
  component: IconButton,
  args: { label: 'Modifica Giulia Ferrari', children: <Pencil size={20} aria-hidden="true" /> },
  argTypes: { isDisabled: { control: 'boolean' } },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {};
export const Danger: Story = {
  args: {
    label: 'Elimina Giulia Ferrari',
    tone: 'danger',
    children: <Trash2 size={20} aria-hidden="true" />,
  },
};

/** The tooltip shows at once for keyboard users. */
export const Tooltip: Story = {
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Modifica Giulia Ferrari');
  },
};

const passed = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** Under the mouse the first tooltip waits for 700 ms; on the next button it shows at once. */
export const TooltipUnderTheMouse: Story = {
  render: () => (
    <Inline>
      <IconButton label="Modifica Giulia Ferrari">
        <Pencil size={20} aria-hidden="true" />
      </IconButton>
      <IconButton label="Elimina Giulia Ferrari" tone="danger">
        <Trash2 size={20} aria-hidden="true" />
      </IconButton>
    </Inline>
  ),
  play: async ({ canvas, canvasElement }) => {
    const mouse = userEvent.setup();
    const edit = canvas.getByRole('button', { name: 'Modifica Giulia Ferrari' });
    const remove = canvas.getByRole('button', { name: 'Elimina Giulia Ferrari' });

    // The tooltip of an earlier story would open this one at once: react-aria forgets it half a second after one has closed.
    await mouse.pointer({ target: canvasElement });
    await mouse.hover(edit);
    await screen.findByRole('tooltip');
    await mouse.unhover(edit);
    await passed(600);
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());

    const arrived = performance.now();
    await mouse.hover(edit);
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Modifica Giulia Ferrari');
    // A timer is never early, but the clock that it is compared with is rounded.
    await expect(performance.now() - arrived).toBeGreaterThan(699);

    // One call leaves the first button and arrives on the next, with no time in between, and nothing waits after it.
    await mouse.hover(remove);
    await expect(screen.getByRole('tooltip')).toHaveTextContent('Elimina Giulia Ferrari');
  },
};
