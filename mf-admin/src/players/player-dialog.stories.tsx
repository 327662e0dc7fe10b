import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { changedByOthers, changes, mockApi, mockCall, reply } from '../../testing/mock-api.ts';
import { samplePlayers, TODAY } from '../../testing/office.ts';
import { choose, given, press, retype, sent, sentOnly } from '../../testing/play.ts';
import { inOffice } from '../../testing/section-stories.ts';
import { readDraft, storeDraft } from '../kit/drafts/stored-draft.ts';
import { PlayerDialog } from './player-dialog.tsx';

const meta = {
  ...inOffice(),
  title: 'Amministrazione/Partecipante',
  component: PlayerDialog,
  args: { player: null, day: TODAY, today: TODAY, onPasteNames: fn(), onArchived: fn(), onClose: fn() },
} satisfies Meta<typeof PlayerDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the field of the name, once it has the focus. */
const opened = async () => {
  const name = await screen.findByRole('textbox', { name: 'Nome' });
  await waitFor(() => expect(name).toHaveFocus());
  return name;
};

export const New: Story = {
  play: async ({ args }) => {
    const name = await opened();
    await press('Aggiungi');
    await screen.findByText('Campo obbligatorio');
    await expect(name).toHaveFocus();
    await userEvent.keyboard('Ada Neri');
    await press('Aggiungi');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await sentOnly([
      'POST /api/admin/players',
      { name: 'Ada Neri', position: 0, score: 0, bonus: 0, total: 0 },
    ]);
    await screen.findByText('Partecipante aggiunto con successo');
  },
};

/** Names alone, one after the other: Enter saves and the field is ready for the next. The points are quiet and empty. */
export const ManyNames: Story = {
  play: async ({ args }) => {
    const name = await opened();
    for (const label of ['Posizione', 'Score', 'Bonus', 'Totale'])
      await expect(screen.getByRole('textbox', { name: label })).toHaveValue('');
    for (const next of ['Ada Neri', 'Bice Riva']) {
      await userEvent.keyboard(`${next}{Enter}`);
      await screen.findByText(`${next} è in gara. Scrivi il prossimo nome, oppure chiudi.`);
      await expect(name).toHaveValue('');
      await expect(name).toHaveFocus();
    }
    const empty = { position: 0, score: 0, bonus: 0, total: 0 };
    await sentOnly(
      ['POST /api/admin/players', { name: 'Ada Neri', ...empty }],
      ['POST /api/admin/players', { name: 'Bice Riva', ...empty }],
    );
    await expect(args.onClose).not.toHaveBeenCalled();
    // Nothing is lost by closing: nobody is asked.
    const dialog = within(screen.getByRole('dialog', { name: 'Nuovo Partecipante' }));
    await press('Chiudi', dialog);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** What is typed before the answer has come is the next name: nothing of it is lost, however slow the answers are. */
export const TypedAhead: Story = {
  ...given(
    mockCall('POST /api/admin/players', async () => {
      await answers.promise;
      return Response.json(samplePlayers[0], { status: 201 });
    }),
  ),
  play: async () => {
    const name = await opened();
    answers = Promise.withResolvers<void>();
    await userEvent.keyboard('Ada Neri{Enter}Bice Riva{Enter}Cle');
    await waitFor(() => expect(changes).toHaveBeenCalledOnce());
    await screen.findByText('Aggiungo Ada Neri, Bice Riva… Intanto scrivi il prossimo nome.');
    answers.resolve();
    await screen.findByText('Bice Riva è in gara. Scrivi il prossimo nome, oppure chiudi.');
    await userEvent.keyboard('o Sala');
    await expect(name).toHaveValue('Cleo Sala');
    await expect(changes.mock.calls.map(([, body]) => body)).toMatchObject([
      { name: 'Ada Neri' },
      { name: 'Bice Riva' },
    ]);
  },
};
let answers = Promise.withResolvers<void>();

/** A name that could not be saved comes back into its field, or waits beside the next one. */
export const NotAdded: Story = {
  ...given(
    mockCall('POST /api/admin/players', async () => {
      await answers.promise;
      return isRefused
        ? Response.json({ error: 'Il database non è raggiungibile in questo momento.' }, { status: 503 })
        : Response.json(samplePlayers[0], { status: 201 });
    }),
  ),
  play: async () => {
    const name = await opened();
    isRefused = true;
    answers = Promise.withResolvers<void>();
    await userEvent.keyboard('Ada Neri{Enter}');
    await expect(name).toHaveValue('');
    await expect(readDraft('player/new')).toEqual({ name: 'Ada Neri' });
    answers.resolve();
    await waitFor(() => expect(name).toHaveValue('Ada Neri'));
    answers = Promise.withResolvers<void>();
    await userEvent.keyboard('{Enter}Bice');
    answers.resolve();
    const left = await screen.findByText('Ada Neri non è in gara');
    await expect(name).toHaveValue('Bice');
    isRefused = false;
    await press('Riprova');
    await screen.findByText('Ada Neri è in gara. Scrivi il prossimo nome, oppure chiudi.');
    await waitFor(() => expect(left).not.toBeInTheDocument());
    await expect(name).toHaveValue('Bice');
  },
};
let isRefused = false;

/** A name that somebody has is asked about, in any spelling, and added only if it is another person. */
export const Namesake: Story = {
  beforeEach: ({ msw }) =>
    mockApi(msw, { archived: [{ ...samplePlayers[1], name: 'Ugo Neri', archivedOn: TODAY } as never] }),
  play: async ({ args }) => {
    const name = await opened();
    await userEvent.keyboard('giulia  FERRARI{Enter}');
    const question = await screen.findByRole('button', { name: /«giulia FERRARI» è Giulia Ferrari\?/ });
    await expect(question).toHaveFocus();
    await expect(changes).not.toHaveBeenCalled();
    // The same person: nobody is added.
    await userEvent.click(question);
    await userEvent.click(await screen.findByRole('option', { name: 'È Giulia Ferrari' }));
    await press('Aggiungi');
    await screen.findByText('Giulia Ferrari è già in gara');
    await expect(changes).not.toHaveBeenCalled();
    await waitFor(() => expect(name).toHaveFocus());
    // Somebody who left, and another person of that name.
    await userEvent.keyboard('ugo neri{Enter}');
    await choose(/Ugo Neri è tra gli archiviati/, 'Nuovo partecipante');
    await press('Aggiungi');
    await screen.findByText('ugo neri è in gara. Scrivi il prossimo nome, oppure chiudi.');
    await sentOnly(['POST /api/admin/players', expect.objectContaining({ name: 'ugo neri' })]);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** Role and team stay as they were chosen for the next name, and closing then asks nothing. */
export const GroupsStay: Story = {
  play: async ({ args }) => {
    const name = await screen.findByRole('textbox', { name: 'Nome' });
    await choose(/Ruolo/, 'Trainer');
    await userEvent.type(screen.getByRole('combobox', { name: 'Squadra' }), 'Lupi');
    for (const next of ['Ada Neri', 'Bice Riva']) {
      await userEvent.type(name, `${next}{Enter}`);
      await screen.findByText(`${next} è in gara. Scrivi il prossimo nome, oppure chiudi.`);
    }
    await expect(changes.mock.calls.map(([, body]) => body)).toMatchObject([
      { name: 'Ada Neri', role: 'trainer', team: 'Lupi' },
      { name: 'Bice Riva', role: 'trainer', team: 'Lupi' },
    ]);
    const dialog = within(screen.getByRole('dialog', { name: 'Nuovo Partecipante' }));
    await press('Chiudi', dialog);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** A list of names pasted into «Nome» goes to the dialog of many; one name stays here. */
export const PastedList: Story = {
  play: async ({ args }) => {
    await opened();
    await userEvent.paste('Ada Neri\n');
    await expect(args.onPasteNames).not.toHaveBeenCalled();
    await userEvent.paste('Ada Neri\nBice Riva\n');
    await expect(args.onPasteNames).toHaveBeenCalledWith('Ada Neri\nBice Riva\n');
  },
};

/** A date that was left half-typed is refused with a sentence: it is not saved as today. */
export const IncompleteDay: Story = {
  ...given(reply('GET /api/admin/contests', [{ month: '2026-11', start: '2026-11-05', end: '2026-11-30' }])),
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Nome' }), 'Ada Neri');
    const day = within(screen.getByRole('group', { name: 'In gara dal' }));
    await userEvent.click(day.getByRole('spinbutton', { name: /^giorno/ }));
    await userEvent.keyboard('1511');
    await press('Aggiungi');
    await screen.findByText('Completa la data, oppure svuotala');
    // The form checks its values before it sends them.
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expect(changes).not.toHaveBeenCalled();
    await userEvent.click(day.getByRole('spinbutton', { name: /^anno/ }));
    await userEvent.keyboard('2026');
    await screen.findByText('Senza premi a novembre: il contest comincia il 5 novembre.');
    await expect(screen.queryByText('Completa la data, oppure svuotala')).toBeNull();
    await press('Aggiungi');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await sent('POST /api/admin/players', expect.objectContaining({ joinedOn: '2026-11-15' }));
  },
};

/** Archiving asks before it discards what was typed. */
export const ArchivedWhileTyping: Story = {
  args: { player: samplePlayers[1] ?? null },
  ...given(reply('PUT /api/admin/players/{id}/archive', samplePlayers[1] as never)),
  play: async ({ args }) => {
    const name = await screen.findByRole('textbox', { name: 'Nome' });
    await userEvent.type(name, ' Costa');
    await press('Archivia');
    const title = 'Vuoi scartare quello che hai scritto?';
    const question = within(await screen.findByRole('alertdialog', { name: title }));
    await press('Continua a scrivere', question);
    await expect(name).toHaveValue("Niccolò D'Àvila Costa");
    await expect(changes).not.toHaveBeenCalled();
    await press('Archivia');
    await press('Scarta e archivia');
    await waitFor(() => expect(args.onArchived).toHaveBeenCalledOnce());
    await sentOnly(['PUT /api/admin/players/{id}/archive', { archived: true }]);
    await expect(readDraft(`player/${samplePlayers[1]?.id}`)).toBeUndefined();
  },
};

const changePlayer = 'PUT /api/admin/players/{id}';
const leader = { ...samplePlayers[0], rowTag: '"now"' };

/** Only her points moved meanwhile, as they do with every entry: a new name is saved all the same. */
export const PointsMovedMeanwhile: Story = {
  args: { player: samplePlayers[0] },
  ...given(changedByOthers(changePlayer, { ...leader, score: 2900, total: 3200 })),
  play: async ({ args }) => {
    await retype(await screen.findByRole('textbox', { name: 'Nome' }), 'Giulia Ferrari Rossi');
    await press('Aggiorna');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await sentOnly(
      [changePlayer, { name: 'Giulia Ferrari Rossi' }],
      [changePlayer, { name: 'Giulia Ferrari Rossi' }],
    );
    await screen.findByText('Partecipante aggiornato con successo');
  },
};

const dayAgo = (more: number) => Date.now() - 24 * 60 * 60 * 1000 - more;
/** A player of whom another tab, now closed, has a draft of the name. */
const halfTyped = (more: number): Partial<Story> => ({
  args: { player: samplePlayers[1] ?? null },
  beforeEach: () => {
    storeDraft(`player/${samplePlayers[1]?.id}`, { name: 'Niccolò Ávila Costa' }, dayAgo(more));
    sessionStorage.clear();
  },
});

/** What was typed before the tab closed is there again, the other fields are as they are now, and «Ricomincia» drops it. */
export const Restored: Story = {
  ...halfTyped(-60_000),
  play: async () => {
    await screen.findByText('Ecco quello che stavi scrivendo');
    await expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('Niccolò Ávila Costa');
    await expect(screen.getByRole('textbox', { name: 'Score' })).toHaveValue('2.510');
    await press('Ricomincia');
    await expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue("Niccolò D'Àvila");
    await expect(screen.queryByText('Ecco quello che stavi scrivendo')).toBeNull();
    await expect(localStorage).toHaveLength(0);
  },
};

/** A draft is kept for a day. */
export const TooOld: Story = {
  ...halfTyped(1),
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: 'Nome' })).toHaveValue("Niccolò D'Àvila");
    await expect(screen.queryByText('Ecco quello che stavi scrivendo')).toBeNull();
  },
};

/** Escape and a press outside ask before typed values and their draft are discarded. «Continua a scrivere» returns the focus to the field. */
export const Discarded: Story = {
  args: { player: samplePlayers[0] },
  play: async ({ args }) => {
    const name = await opened();
    await userEvent.keyboard('X');
    await waitFor(() => expect(localStorage).toHaveLength(1));
    await userEvent.keyboard('{Escape}');
    const question = { name: 'Vuoi scartare quello che hai scritto?' };
    await screen.findByRole('alertdialog', question);
    await expect(screen.getByRole('button', { name: 'Continua a scrivere' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(name).toHaveFocus());
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(document.body);
    await screen.findByRole('alertdialog', question);
    await press('Scarta');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(localStorage).toHaveLength(0);
    await expect(sessionStorage.getItem(`vetta-draft/player/${samplePlayers[0].id}`)).toBeNull();
  },
};
