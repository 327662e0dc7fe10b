import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { screen, userEvent } from 'storybook/test';

/** A form that leaves with its field as soon as it is sent. */
function Form() {
  const [sent, setSent] = useState(false);
  return sent ? <p>Inviato</p> : <CountedField onSend={() => setTimeout(() => setSent(true))} />;
}

/** Counts the browser's changes of its field in React's state, as react-aria's validation does. */
function CountedField({ onSend }: { onSend: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    const count = () => setChanges((before) => before + 1);
    field.current?.addEventListener('change', count);
  }, []);
  return (
    <label>
      Nome ({changes})
      <input ref={field} onKeyDown={({ key }) => key === 'Enter' && onSend()} />
    </label>
  );
}

const meta = {
  title: 'Fondamenti/Campo tolto con il fuoco',
  component: Form,
  // Only tests open it.
  tags: ['!autodocs', '!dev'],
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A field that has the focus and new text may be removed: user-event's «change» comes in the middle of React's commit. */
export const RemovedWithFocus: Story = {
  play: async () => {
    await userEvent.type(screen.getByRole('textbox'), 'Giulia{Enter}');
    await screen.findByText('Inviato');
  },
};
