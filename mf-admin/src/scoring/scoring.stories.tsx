import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { loggedIn } from '../../testing/decorators.tsx';
import { away, changedByOthers, changes } from '../../testing/mock-api.ts';
import { given, retype, see, sentOnly } from '../../testing/play.ts';
import { sampleScoring } from '../../testing/scoring.ts';
import { mockOffice } from '../../testing/section-stories.ts';
import { readDraft, storeDraft } from '../kit/drafts/stored-draft.ts';
import { scoringValues } from './scoring-fields.ts';
import ScoringPage from './scoring-page.tsx';

const meta = {
  title: 'Amministrazione/Punteggi',
  component: ScoringPage,
  decorators: [loggedIn],
  beforeEach: ({ msw }) => mockOffice(msw),
} satisfies Meta<typeof ScoringPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const call = 'PUT /api/admin/scoring-config';
const field = (name: string) => screen.findByRole('textbox', { name });
const type = async (name: string, text: string) => {
  const input = await field(name);
  await retype(input, text);
};
/** Presses a button. The outcome of a save is shown a moment before it is over; until then its button takes no press. */
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
  await userEvent.click(button);
};

/** The badges and the example day follow what is typed, and «Ripristina» takes it back. */
export const Live: Story = {
  play: async () => {
    await see('+25 pt', 'Ultima modifica: 20/11/26, 18:42');
    await expect(screen.getByRole('button', { name: 'Salva Modifiche' })).toBeDisabled();
    await expect(screen.getByRole('status')).toHaveTextContent('355pt');
    await type('Punti per Chiamata', '2');
    await screen.findByText('+2 pt');
    await expect(screen.getByRole('status')).toHaveTextContent('355pt435pt');
    await type('Moltiplicatore Bonus', '1,5');
    await screen.findByText('×1,5');
    await press('Ripristina');
    await expect(await field('Punti per Chiamata')).toHaveValue('1');
    await expect(await field('Moltiplicatore Bonus')).toHaveValue('1');
    await screen.findByText('+1 pt');
    await expect(changes).not.toHaveBeenCalled();
  },
};

/** Before it is saved, a change is rehearsed: who rises, who falls, how many points. */
export const Rehearsed: Story = {
  play: async () => {
    await field('Punti per Chiamata');
    await expect(screen.queryByRole('heading', { name: 'Prova, prima di salvare' })).toBeNull();
    await type('Punti per Chiamata', '2');
    await screen.findByText('Tutto novembre 2026 si ricalcola: 1 sale, 1 scende, in tutto +1.140 pt.');
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
    await expect(rows.slice(1)).toEqual([
      'Sara Riva3° → 2°2.300 → 2.700',
      'Marco De Luca2° → 3°2.410 → 2.650',
    ]);
    await expect(changes).not.toHaveBeenCalled();
    await press('Ripristina');
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'Prova, prima di salvare' })).toBeNull(),
    );
  },
};

export const Saved: Story = {
  play: async () => {
    await type('Punti per Chiamata', '2');
    await press('Salva Modifiche');
    await see('Configurazione aggiornata', 'I valori dei punteggi sono stati aggiornati con successo.');
    await sentOnly([
      call,
      { ringPoints: 2, appointmentSetPoints: 25, appointmentDonePoints: 75, bonusMultiplier: 1 },
    ]);
    await expect(screen.getByRole('button', { name: 'Salva Modifiche' })).toBeDisabled();
    // The button that had the focus is switched off: Tab goes on to the first value.
    await expect(screen.getByRole('form', { name: 'Punteggi' })).toHaveFocus();
    await userEvent.tab();
    await expect(await field('Punti per Chiamata')).toHaveFocus();
    await userEvent.keyboard('3{Tab}');
    await press('Ripristina');
    await expect(screen.getByRole('form', { name: 'Punteggi' })).toHaveFocus();
  },
};

/** What is out of bounds is marked while one types, stays as typed, and is not saved. Empty text is 0, and for the multiplier the smallest value. */
export const Bounds: Story = {
  play: async () => {
    await type('Punti per Chiamata', '101');
    await screen.findByText('Al massimo 100');
    await type('Punti per Appuntamento Fissato', '999');
    await type('Punti per Appuntamento Concluso', '5000');
    await type('Moltiplicatore Bonus', '0.04');
    await userEvent.tab();
    for (const bound of ['Al massimo 100', 'Al massimo 500', 'Al massimo 1.000', 'Almeno 0,1'])
      await expect(screen.getByText(bound)).toBeVisible();
    await expect(await field('Punti per Chiamata')).toHaveValue('101');
    await press('Salva Modifiche');
    await expect(await field('Punti per Chiamata')).toHaveFocus();
    await expect(changes).not.toHaveBeenCalled();
    await userEvent.clear(await field('Punti per Chiamata'));
    await userEvent.clear(await field('Moltiplicatore Bonus'));
    await userEvent.tab();
    await expect(await field('Punti per Chiamata')).toHaveValue('0');
    await expect(await field('Moltiplicatore Bonus')).toHaveValue('0,1');
  },
};

/** Another admin saved meanwhile: what was typed stays, the others follow, and the next save replaces what was typed. */
export const ChangedMeanwhile: Story = {
  ...given(changedByOthers(call, { ...sampleScoring, rowTag: '"adesso"', appointmentSetPoints: 30 })),
  play: async () => {
    await type('Punti per Chiamata', '2');
    await press('Salva Modifiche');
    await see(
      'Intanto un altro admin ha cambiato i punteggi',
      /^Adesso è: Punti per Chiamata \+1 pt, Punti per Appuntamento Fissato \+30 pt/,
    );
    await expect(await field('Punti per Chiamata')).toHaveValue('2');
    await expect(await field('Punti per Appuntamento Fissato')).toHaveValue('30');
    await press('Salva Modifiche');
    await screen.findByText('Configurazione aggiornata');
    await expect(changes).toHaveBeenLastCalledWith(
      call,
      expect.objectContaining({ ringPoints: 2, appointmentSetPoints: 30 }),
    );
  },
};

/** «Ripristina» takes back what was typed, and with it why it was not saved. */
export const RestoredAfterFailure: Story = {
  ...given(away(call)),
  play: async () => {
    await type('Punti per Chiamata', '2');
    await press('Salva Modifiche');
    await screen.findByText('Impossibile aggiornare la configurazione dei punteggi.');
    await press('Chiudi');
    await screen.findByText('Il database non è raggiungibile');
    await expect(await field('Punti per Chiamata')).toHaveValue('2');
    await press('Ripristina');
    await waitFor(() => expect(screen.queryByText('Il database non è raggiungibile')).toBeNull());
  },
};

/** Values that were typed and not saved are there when the section is opened again; «Ricomincia» drops them. */
export const Restored: Story = {
  beforeEach: () => storeDraft('scoring', { value: { ...scoringValues(sampleScoring), ringPoints: 3 } }),
  play: async () => {
    await screen.findByText('Ecco quello che stavi scrivendo');
    await expect(await field('Punti per Chiamata')).toHaveValue('3');
    await expect(await field('Punti per Appuntamento Fissato')).toHaveValue('25');
    await screen.findByText('+3 pt');
    await expect(screen.getByRole('button', { name: 'Salva Modifiche' })).toBeEnabled();
    await press('Ricomincia');
    await expect(await field('Punti per Chiamata')).toHaveValue('1');
    await expect(screen.queryByText('Ecco quello che stavi scrivendo')).toBeNull();
    await expect(readDraft('scoring')).toBeUndefined();
  },
};

/** A draft that the form does not take is as good as none. */
export const BrokenDraft: Story = {
  beforeEach: () => storeDraft('scoring', { value: { ringPoints: 'tre' } }),
  play: async () => {
    await expect(await field('Punti per Chiamata')).toHaveValue('1');
    await expect(screen.queryByText('Ecco quello che stavi scrivendo')).toBeNull();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
