import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { mockTexts, sampleRules } from '../../testing/content.ts';
import { loggedIn } from '../../testing/decorators.tsx';
import { refuse } from '../../testing/mock-api.ts';
import { given, press, sentOnly } from '../../testing/play.ts';
import { pluginContext } from '../../testing/plugin-context.ts';
import { RulesTab } from './rules-tab.tsx';

const meta = {
  title: 'Amministrazione/Regole',
  component: RulesTab,
  args: { context: pluginContext() },
  // On the page it stands below the section's title.
  decorators: [
    (Story) => (
      <>
        <h2>Gestione Contenuti</h2>
        <Story />
      </>
    ),
    loggedIn,
  ],
  beforeEach: ({ msw }) => mockTexts(msw),
} satisfies Meta<typeof RulesTab>;
export default meta;
type Story = StoryObj<typeof meta>;

const [first] = sampleRules;

/** In their order, with a badge for it. */
export const Full: Story = {
  play: async () => {
    const cards = await screen.findAllByRole('article');
    await expect(cards.map((card) => card.querySelector('h3')?.textContent)).toEqual([
      'Come si partecipa?',
      'Quando si aggiorna la classifica?',
      'Chi vince i premi del mese?',
    ]);
    for (const { order } of sampleRules) await screen.findByText(`#${order}`);
    await screen.findByText('Inattiva');
  },
};

export const New: Story = {
  play: async () => {
    await screen.findAllByRole('article');
    await press('Aggiungi Regola');
    const dialog = within(await screen.findByRole('dialog', { name: 'Nuova Regola' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Titolo' })).toHaveFocus());
    await press('Aggiungi', dialog);
    await expect(await dialog.findAllByText('Campo obbligatorio')).toHaveLength(2);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Titolo' }), 'Si può barare?');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Contenuto' }), 'No.');
    const order = dialog.getByRole('textbox', { name: 'Ordine' });
    await expect(order).toHaveValue('0');
    const after = Math.max(...sampleRules.map((rule) => rule.order)) + 1;
    await expect(order).toHaveAccessibleDescription(expect.stringContaining(`con ${after} va in fondo`));
    await userEvent.clear(order);
    await press('Aggiungi', dialog);
    await screen.findByText('Regola aggiunta con successo');
    await sentOnly([
      'POST /api/admin/rules',
      { title: 'Si può barare?', content: 'No.', order: 0, isActive: true },
    ]);
  },
};

/** Who types as soon as the first invalid field has the focus stays in it, even once it is valid. */
export const TypesAtOnce: Story = {
  play: async () => {
    await screen.findAllByRole('article');
    await press('Aggiungi Regola');
    const dialog = within(await screen.findByRole('dialog', { name: 'Nuova Regola' }));
    const title = dialog.getByRole('textbox', { name: 'Titolo' });
    await waitFor(() => expect(title).toHaveFocus());
    const typeAtOnce = () => setTimeout(() => fireEvent.change(title, { target: { value: 'S' } }));
    dialog.getByRole('button', { name: 'Aggiungi' }).focus();
    title.addEventListener('focus', typeAtOnce, { once: true });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog.getAllByText('Campo obbligatorio')).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(title).toHaveFocus();
    await expect(title).toHaveValue('S');
  },
};

export const Remove: Story = {
  ...given(refuse('DELETE /api/admin/rules/{id}', 503, 'no')),
  play: async () => {
    await press(`Elimina ${first.title}`);
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Elimina Regola' }));
    await dialog.findByText(
      `Sei sicuro di voler eliminare la regola "${first.title}"? Questa azione non può essere annullata.`,
    );
    await press('Elimina', dialog);
    await screen.findByText("Errore nell'eliminazione della regola");
  },
};

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
