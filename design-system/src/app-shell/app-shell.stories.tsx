import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gauge, House, LogOut, ScrollText, Trophy, Users } from 'lucide-react';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { Grid } from '../grid/grid.tsx';
import { Heading } from '../heading/heading.tsx';
import { Inline } from '../inline/inline.tsx';
import { Numeral } from '../numeral/numeral.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { AppShell } from './app-shell.tsx';

const meta = {
  title: 'Design system/Disposizione/AppShell',
  component: AppShell,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '40rem' } } },
  beforeEach: () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the same cookie that the sidebar writes
    document.cookie = 'sidebar_state=; path=/; max-age=0';
  },
  args: {
    title: 'Pannello Amministrativo',
    subtitle: 'Gestione completa dei giochi',
    onNavigate: (_href, event) => event.preventDefault(),
    groups: [
      {
        label: 'Sezioni',
        items: [
          { href: '/admin', label: 'Dashboard', icon: <Gauge size={20} /> },
          { href: '/admin/participants', label: 'Partecipanti', icon: <Users size={20} />, isCurrent: true },
          { href: '/admin/prizes', label: 'Premi', icon: <Trophy size={20} /> },
        ],
      },
      {
        label: 'Strumenti',
        isLabelShown: true,
        items: [{ href: '/admin/audit', label: 'Registro', icon: <ScrollText size={20} /> }],
      },
    ],
    footItems: [{ href: '/', label: 'Torna al Sito', icon: <House size={20} /> }],
    actions: (
      <Button tone="quiet" size="sm">
        <LogOut size={16} aria-hidden="true" /> Logout
      </Button>
    ),
    children: (
      <Stack gap="lg">
        <Inline justify="between">
          <Heading level={2}>Gestione Partecipanti</Heading>
          <Button tone="primary">Aggiungi Partecipante</Button>
        </Inline>
        <Grid>
          {['Giulia Ferrari', 'Niccolò D’Àvila', 'Sara Esposito'].map((name, index) => (
            <Card key={name}>
              <Stack gap="xs">
                <Heading level={3} size="label">
                  {name}
                </Heading>
                <Numeral value={3120 - index * 135} unit="pt" size="title" />
                <Text size="sm" tone="muted">
                  84 chiamate · 1 appuntamento fatto
                </Text>
              </Stack>
            </Card>
          ))}
        </Grid>
      </Stack>
    ),
  },
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};

/** On a large screen the page takes what the sidebar leaves: names in its tables do not wrap beside empty space. */
export const OnLargeScreen: Story = {
  globals: { viewport: { value: 'wall' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(window.innerWidth).toBe(1920));
    const page = canvas.getByRole('main');
    await expect(page.getBoundingClientRect().width).toBeGreaterThan(1600);
  },
};

/** Ctrl+B collapses the sidebar to its icons; a cookie keeps the state for seven days. */
export const Folded: Story = {
  play: async ({ canvas }) => {
    const sidebar = canvas.getAllByRole('navigation')[0]?.parentElement;
    await expect(sidebar?.offsetWidth).toBe(256);
    const written = spyOn(document, 'cookie', 'set');
    await userEvent.keyboard('{Control>}b{/Control}');
    await expect(written).toHaveBeenCalledWith('sidebar_state=false; path=/; max-age=604800; samesite=lax');
    written.mockRestore();
    await expect(canvas.getByRole('link', { name: 'Partecipanti' })).toHaveAttribute('aria-current', 'page');
    // A tooltip is in the landmark of its link, beside what scrolls in it.
    await userEvent.tab();
    const tooltip = await within(screen.getByRole('complementary')).findByRole('tooltip');
    await expect(tooltip).toHaveTextContent('Dashboard');
    await expect(tooltip.getBoundingClientRect().left).toBeGreaterThan(48);
  },
};

/** On a phone the sidebar is a drawer, which closes when a link is followed. */
export const Drawer: Story = {
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /menu/ }));
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    await expect(drawer.parentElement?.offsetWidth).toBe(288);
    await userEvent.click(within(drawer).getByRole('link', { name: 'Premi' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
