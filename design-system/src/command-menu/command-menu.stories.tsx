import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gauge, LogOut, User, Users } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { CommandMenu } from './command-menu.tsx';

const run = fn();
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

const meta = {
  title: 'Design system/Azioni/CommandMenu',
  component: CommandMenu,
  // It covers its page: in the documentation each story has a page of its own.
  parameters: { docs: { story: { inline: false, height: '30rem' } } },
  args: {
    placeholder: 'Cerca schermata, persona o azione',
    matches: (label, typed) => plain(label).includes(plain(typed)),
    onClose: fn(),
    groups: [
      {
        label: 'Schermate',
        commands: [
          { id: 'dashboard', label: 'Dashboard', icon: <Gauge />, run },
          { id: 'players', label: 'Partecipanti', icon: <Users />, words: 'setter squalifica', run },
        ],
      },
      {
        label: 'Partecipanti',
        isHiddenAtFirst: true,
        commands: [
          { id: 'nico', label: "Niccolò D'Àvila", icon: <User />, hint: '#2', run: () => run('nico') },
          { id: 'sara', label: 'Sara Esposito', icon: <User />, hint: '#3', run },
        ],
      },
      { label: 'Azioni', commands: [{ id: 'logout', label: 'Logout', icon: <LogOut />, run }] },
    ],
  },
  beforeEach: () => {
    run.mockClear();
  },
} satisfies Meta<typeof CommandMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.getByRole('searchbox');

/** A few letters, without accents, then Enter. The long list is hidden until something is typed. */
export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(field()).toHaveFocus());
    await expect(screen.getAllByRole('menuitem')).toHaveLength(3);
    await userEvent.keyboard('davila');
    await screen.findByText('Nessun comando corrisponde');
    await userEvent.keyboard('{Control>}a{/Control}nicco');
    await screen.findByRole('menuitem', { name: /Niccolò D'Àvila/ });
    await expect(screen.getAllByRole('menuitem')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(run).toHaveBeenCalledWith('nico'));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** A word that stands in no label finds the command too. */
export const ByOtherWords: Story = {
  play: async () => {
    await waitFor(() => expect(field()).toHaveFocus());
    await userEvent.keyboard('squali');
    await waitFor(() => expect(screen.getAllByRole('menuitem')).toHaveLength(1));
    // It opens with a fade.
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Partecipanti' })).toBeVisible());
  },
};

/** The arrows go through the list while the field keeps the focus. */
export const Arrows: Story = {
  play: async () => {
    await waitFor(() => expect(field()).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const second = screen.getByRole('menuitem', { name: 'Partecipanti' });
    await waitFor(() => expect(field()).toHaveAttribute('aria-activedescendant', second.id));
    await expect(field()).toHaveFocus();
  },
};

/** One Escape closes it, even after something was typed. */
export const Escape: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(field()).toHaveFocus());
    await userEvent.keyboard('da{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'mobile2' } } };
