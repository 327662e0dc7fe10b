import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Entry, NewDay } from '@vetta/contract/entries';
import type { Tagged } from '@vetta/contract/row-tag';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { changes, mockApi } from '../../testing/mock-api.ts';
import { sampleEntries, samplePlayers, TODAY } from '../../testing/office.ts';
import { choose, press } from '../../testing/play.ts';
import { inOffice } from '../../testing/section-stories.ts';
import { storeDraft } from '../kit/drafts/stored-draft.ts';
import { byName } from '../players/by-name.ts';
import { EntryDialog } from './entry-dialog.tsx';

const chiara = samplePlayers[4]?.id;
const alessandro = samplePlayers[5]?.id;

const meta = {
  ...inOffice(),
  title: 'Amministrazione/Entry giornaliera',
  component: EntryDialog,
  args: {
    players: samplePlayers.toSorted(byName),
    day: TODAY,
    entries: new Map(sampleEntries.map((entry) => [entry.playerId, entry])),
    playerId: null,
    onClose: fn(),
  },
} satisfies Meta<typeof EntryDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The rows that were sent. */
// The dialog sends a NewDay.
const written = () => changes.mock.calls.flatMap(([, body]) => (body as NewDay).entries);
const calls = () => screen.getByRole('textbox', { name: 'Chiamate' });
const begin = async (keys: string) => {
  await waitFor(() => expect(calls()).toHaveFocus());
  await userEvent.keyboard(keys);
};

/** A number that is probably mistyped is asked about once before it is saved. */
export const Unusual: Story = {
  play: async () => {
    await begin('1020{Enter}');
    const question = await screen.findByRole('alertdialog', { name: 'Salvare un numero insolito?' });
    await expect(question).toHaveTextContent(': 1.020 chiamate, più di 300.');
    await press('Controlla');
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await expect(changes).not.toHaveBeenCalled();
    await press('Salva e prossimo');
    await press('Salva così');
    await waitFor(() => expect(written()).toMatchObject([{ rings: 1020 }]));
  },
};

/** An evening at the keyboard: numbers, Tab, Enter; then the next player without data is shown. */
export const Evening: Story = {
  play: async () => {
    await begin('88{Tab}3{Tab}1{Tab} {Enter}');
    await waitFor(() => expect(changes).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(calls()).toHaveValue(''));
    await expect(calls()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Serve almeno un numero');
    await userEvent.keyboard('101{Enter}');
    await waitFor(() => expect(changes).toHaveBeenCalledTimes(2));
    await screen.findByText('Entry aggiunta con successo');
    await expect(written()).toEqual([
      { playerId: alessandro, rowTag: null, rings: 88, apptSet: 3, apptDone: 1, alignment: true },
      // What nobody touched is not written.
      { playerId: chiara, rowTag: null, rings: 101 },
    ]);
  },
};

/** Opened from the card of a player who has data on this day. */
export const Replaces: Story = {
  args: { playerId: samplePlayers[0]?.id ?? null },
  play: async ({ args }) => {
    await screen.findByText('Questo giorno ha già dei dati');
    await expect(calls()).toHaveValue('112');
    await userEvent.click(screen.getByRole('textbox', { name: 'App. Fissati' }));
    await userEvent.keyboard('7{Enter}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await screen.findByText('Entry sostituita con successo');
    // The calls, which a telephone may count, are not sent.
    await expect(written()).toEqual([
      { playerId: samplePlayers[0]?.id, rowTag: expect.any(String), apptSet: 7 },
    ]);
  },
};

/** Somebody who is ill has no numbers: one press says so, and nobody is asked for them all evening. */
export const Absent: Story = {
  play: async () => {
    await waitFor(() => expect(calls()).toHaveFocus());
    await press('Segna assente');
    await screen.findByText('Assenza segnata');
    await waitFor(() => expect(written()).toEqual([{ playerId: alessandro, rowTag: null, absent: true }]));
    // The next player without data is shown.
    await waitFor(() => expect(screen.getByRole('button', { name: /Chiara Conti/ })).toBeVisible());
  },
};

/** Of a day that says so already, numbers take its place. */
export const WasAbsent: Story = {
  args: {
    playerId: samplePlayers[0]?.id ?? null,
    entries: new Map(
      sampleEntries.map((entry) => [
        entry.playerId,
        { ...entry, rings: 0, apptSet: 0, apptDone: 0, alignment: false, absent: true },
      ]),
    ),
  },
  play: async () => {
    await screen.findByText('In questo giorno è assente');
    await expect(screen.queryByRole('button', { name: 'Segna assente' })).toBeNull();
    await userEvent.type(calls(), '0');
    await press('Sostituisci');
    await waitFor(() => expect(changes).toHaveBeenCalledOnce());
    await expect(written()).toMatchObject([{ rings: 0 }]);
  },
};

const choosePlayer = (name: string) => choose(/Partecipante/, name);

/** Numbers typed for the wrong player go to the right one, and no draft of the wrong one is left. */
export const WrongPlayer: Story = {
  play: async () => {
    await begin('88');
    await choosePlayer('Chiara Conti');
    await expect(calls()).toHaveValue('88');
    await expect(Object.keys(localStorage)).toEqual([`vetta-draft/entry/${TODAY}/${chiara}`]);
    await userEvent.keyboard('{Escape}');
    await screen.findByRole('alertdialog', { name: 'Vuoi scartare quello che hai scritto?' });
  },
};

/** The dialog opens with the player whose numbers were half typed; each player has a draft of their own. */
export const Restored: Story = {
  beforeEach: () => storeDraft(`entry/${TODAY}/${chiara}`, { rings: 71, alignment: true }),
  play: async () => {
    await screen.findByText('Ecco quello che stavi scrivendo');
    await expect(calls()).toHaveValue('71');
    await expect(screen.getByRole('checkbox', { name: 'Allineamento Obiettivi' })).toBeChecked();
    await press('Salva e prossimo');
    await waitFor(() => expect(changes).toHaveBeenCalledOnce());
    await expect(written()).toMatchObject([{ playerId: chiara, rings: 71, alignment: true }]);
    await waitFor(() => expect(calls()).toHaveValue(''));
    await expect(screen.queryByText('Ecco quello che stavi scrivendo')).toBeNull();
    await expect(localStorage).toHaveLength(0);
  },
};

/** A player with half-typed numbers of their own keeps them: nothing that was typed for another moves there, or removes them. */
export const OwnDraft: Story = {
  beforeEach: () => storeDraft(`entry/${TODAY}/${chiara}`, { rings: 71 }),
  args: { playerId: alessandro ?? null },
  play: async () => {
    await waitFor(() => expect(calls()).toHaveFocus());
    await choosePlayer('Chiara Conti');
    await expect(calls()).toHaveValue('71');
    await screen.findByText('Ecco quello che stavi scrivendo');
    await choosePlayer('Alessandro Ricci-Bonaventura');
    await expect(calls()).toHaveValue('');
    await userEvent.type(calls(), '12');
    await choosePlayer('Chiara Conti');
    await expect(calls()).toHaveValue('71');
    await choosePlayer('Alessandro Ricci-Bonaventura');
    await expect(calls()).toHaveValue('12');
  },
};

const unseen: Tagged<Entry> = {
  id: '00000000-0000-4000-8000-000000009001',
  playerId: alessandro ?? '',
  date: TODAY,
  rings: 11,
  apptSet: 1,
  apptDone: 0,
  alignment: false,
  rowTag: '"unseen"',
};
const inWords = '11 chiamate, 1 appuntamento fissato, 0 conclusi, allineamento non raggiunto';

/** A dialog whose page loads the entries of `loaded` when the button behind it is pressed. */
const thenLoads = (loaded: readonly Tagged<Entry>[]): Partial<Story> => ({
  render: function Render(args) {
    const [entries, setEntries] = useState(args.entries);
    const load = () => setEntries(new Map(loaded.map((entry) => [entry.playerId, entry])));
    return (
      <>
        <button type="button" onClick={load}>
          Trenta secondi dopo
        </button>
        <EntryDialog {...args} entries={entries} />
      </>
    );
  },
});
// The dialog is modal: userEvent cannot click a button behind it.
const load = () => screen.getByText('Trenta secondi dopo').click();

/** Another admin saved the same day a moment ago: nothing is replaced before the dialog has shown it. */
export const ReplacesUnseen: Story = {
  ...thenLoads([...sampleEntries, unseen]),
  beforeEach: ({ msw }) => mockApi(msw, { entries: [...sampleEntries, unseen] }),
  play: async ({ args }) => {
    await begin('22{Enter}');
    await screen.findByText('Intanto un altro admin ha cambiato questi dati');
    await expect(args.onClose).not.toHaveBeenCalled();
    load();
    await screen.findByText(`Qualcuno ha appena salvato ${inWords}. Salvando li sostituisci.`);
    await expect(calls()).toHaveValue('22');
    await press('Sostituisci');
    await screen.findByText('Entry sostituita con successo');
  },
};

/** Another admin removed the shown numbers during typing: what was typed can be recorded as a new entry. */
export const RemovedMeanwhile: Story = {
  ...thenLoads(sampleEntries.slice(1)),
  args: { playerId: samplePlayers[0].id },
  beforeEach: ({ msw }) => mockApi(msw, { entries: sampleEntries.slice(1) }),
  play: async () => {
    await begin('22{Enter}');
    await screen.findByText('Intanto un altro admin ha cambiato questi dati');
    load();
    await screen.findByText('Intanto un altro admin ha eliminato i dati di questo giorno');
    await expect(calls()).toHaveValue('22');
    await press('Salva');
    await screen.findByText('Entry aggiunta con successo');
  },
};

/** The page loads another admin's data during typing: the typed numbers stay, and the dialog tells what was saved. */
export const SavedMeanwhile: Story = {
  ...thenLoads([...sampleEntries, unseen]),
  play: async () => {
    await begin('22');
    load();
    await screen.findByText(`Qualcuno ha appena salvato ${inWords}. Salvando li sostituisci.`);
    await expect(calls()).toHaveValue('22');
    await expect(calls()).toHaveFocus();
  },
};
