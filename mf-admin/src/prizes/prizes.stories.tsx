import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { loggedIn } from '../../testing/decorators.tsx';
import { away, changedByOthers, changes, mockCall, never, reads } from '../../testing/mock-api.ts';
import { choose, given, press, retype, see, sent, sentOnly, shows } from '../../testing/play.ts';
import { pluginContext } from '../../testing/plugin-context.ts';
import { longPrizes, mockPrizes, samplePrize, samplePrizes } from '../../testing/prizes.ts';
import { answerUpload, fileInput, samplePicture, sampleUpload } from '../../testing/uploads.ts';
import PrizesPage from './prizes-page.tsx';

const meta = {
  title: 'Amministrazione/Premi',
  component: PrizesPage,
  args: { context: pluginContext() },
  decorators: [loggedIn],
  beforeEach: ({ msw }) => mockPrizes(msw),
} satisfies Meta<typeof PrizesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const [first] = samplePrizes;

/** The prizes as the page shows them, with the month's pool: a tenth of 13.320 points. */
export const Full: Story = {
  play: async () => {
    await expect(await screen.findAllByRole('article')).toHaveLength(5);
    await see('4 di 5 attivi questo mese · montepremi 1.332 pt', '1° Posto', 'LOTTERIA');
    await expect(screen.queryByText(/5° Posto/)).toBeNull();
    await expect(screen.getByRole('switch', { name: 'Attivo: Cena per due' })).toBeChecked();
    await expect(screen.getByRole('switch', { name: 'Inattivo: Buono da 50 euro' })).not.toBeChecked();
  },
};

/** Near the month's end it says, as the dashboard does, what the next one lacks; its own prizes are not counted yet. */
export const NextMonth: Story = {
  args: { context: pluginContext('2026-11-25T17:45:00Z') },
  beforeEach: ({ msw }) => {
    const ofMonth = (month: string) => samplePrizes.slice(0, 2).map((prize) => ({ ...prize, month }));
    const [next] = ofMonth('2026-12');
    mockPrizes(msw, [
      ...ofMonth('2026-11'),
      { ...next, ...samplePrize(9, 'Sci'), month: '2026-12', position: 1 },
    ]);
  },
  play: shows('A dicembre manca il premio per il 2° posto', /^2 di 3 attivi questo mese/),
};

/** The switch on a card saves at once; what is shown of anything else is fetched again too. */
export const Switched: Story = {
  play: async () => {
    const toggle = await screen.findByRole('switch', { name: `Attivo: ${first.title}` });
    const before = reads('GET /api/leaderboard');
    await userEvent.click(toggle);
    await screen.findByText('Premio aggiornato');
    await sentOnly(['PUT /api/admin/prizes/{id}', { isActive: false }]);
    await waitFor(() => expect(reads('GET /api/leaderboard')).toBeGreaterThan(before));
  },
};

/** While a switch saves, the card shows it, keeps the focus, and its other actions wait. */
export const Switching: Story = {
  ...given(never('PUT /api/admin/prizes/{id}')),
  play: async () => {
    (await screen.findByRole('switch', { name: `Attivo: ${first.title}` })).focus();
    await userEvent.keyboard(' ');
    await expect(await screen.findByRole('switch', { name: `Inattivo: ${first.title}` })).toHaveFocus();
    await press(`Elimina ${first.title}`);
    await press(`Modifica ${first.title}`);
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** A chosen photo is sent with «Aggiorna»: nobody has to upload it first. */
export const FileSentWithSave: Story = {
  ...given(answerUpload(201, sampleUpload)),
  play: async ({ canvasElement }) => {
    await press(`Modifica ${first.title}`);
    const dialog = within(await screen.findByRole('dialog', { name: 'Modifica Premio' }));
    await userEvent.upload(fileInput(canvasElement), await samplePicture());
    await dialog.findByRole('button', { name: 'Carica File' });
    await dialog.findByText('Si carica adesso, o da solo quando salvi.');
    // The card beside the form shows it at once.
    const shown = await dialog.findByRole<HTMLImageElement>('img', { name: first.title });
    await waitFor(() => expect([shown.src.slice(0, 5), shown.naturalWidth]).toEqual(['blob:', 160]));
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', {
      name: 'Vuoi scartare quello che hai scritto?',
    });
    await press('Continua a scrivere', within(question));
    await press('Aggiorna', dialog);
    await sent('PUT /api/admin/prizes/{id}', expect.objectContaining({ imageUrl: sampleUpload.url }));
    await expect(changes).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A photo that the server refuses leaves the dialog open with everything in it, and nothing is saved without it. */
export const FileRefusedWithSave: Story = {
  ...given(answerUpload(415, { error: 'Il file è danneggiato' })),
  play: async ({ canvasElement }) => {
    await press(`Modifica ${first.title}`);
    const dialog = within(await screen.findByRole('dialog', { name: 'Modifica Premio' }));
    await userEvent.upload(fileInput(canvasElement), await samplePicture());
    await dialog.findByRole('button', { name: 'Carica File' });
    await press('Aggiorna', dialog);
    await screen.findByText('Il file è danneggiato');
    await dialog.findByRole('img', { name: 'Anteprima di vetta.png' });
    await expect(dialog.getByRole('button', { name: 'Aggiorna' })).toBeEnabled();
    await expect(changes).not.toHaveBeenCalled();
  },
};

/** During an upload the prize is not saved either: closing its dialog would end the upload. */
export const SavedDuringUpload: Story = {
  ...given(
    http.post('/api/admin/upload', async () => {
      await delay('infinite');
    }),
  ),
  play: async ({ canvasElement }) => {
    await press(`Modifica ${first.title}`);
    const dialog = within(await screen.findByRole('dialog', { name: 'Modifica Premio' }));
    await userEvent.upload(fileInput(canvasElement), await samplePicture());
    await press('Carica File', dialog);
    await dialog.findByRole('progressbar', { name: 'Invio del file' });
    await userEvent.type(dialog.getByRole('textbox', { name: 'Titolo' }), '{Enter}');
    await dialog.findByText('Il file si sta caricando: aspetta la fine, o annulla, prima di salvare.');
    // The dialog fades in.
    await waitFor(() => expect(dialog.getByRole('progressbar', { name: 'Invio del file' })).toBeVisible());
    await expect(changes).not.toHaveBeenCalled();
  },
};

/** A new prize comes after the highest position, and needs a title. The preview follows what is typed. */
export const New: Story = {
  play: async () => {
    await screen.findAllByRole('article');
    await press('Aggiungi Premio');
    const dialog = within(await screen.findByRole('dialog', { name: 'Nuovo Premio' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Titolo' })).toHaveFocus());
    await expect(dialog.getByRole('textbox', { name: 'Posizione' })).toHaveValue('6');
    await press('Aggiungi', dialog);
    await dialog.findByText('Il titolo è obbligatorio');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Titolo' }), 'Una bicicletta');
    await waitFor(() => expect(dialog.getByRole('heading', { name: 'Una bicicletta' })).toBeVisible());
    await userEvent.click(dialog.getByRole('checkbox', { name: /Premio della lotteria/ }));
    await dialog.findByText('LOTTERIA');
    await press('Aggiungi', dialog);
    await screen.findByText('Premio creato');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await sentOnly([
      'POST /api/admin/prizes',
      expect.objectContaining({ position: 6, title: 'Una bicicletta', isLottery: true, isActive: true }),
    ]);
  },
};

const list = 'GET /api/admin/prizes';

/** Lists are fetched every 30 seconds and after changes, and not because the window has the focus again. */
export const WindowFocus: Story = {
  play: async () => {
    await screen.findByText(first.title);
    const before = reads(list);
    window.dispatchEvent(new Event('visibilitychange'));
    // A fetch for the focus would be answered ahead of this one.
    await fetch('/api/admin/prizes');
    await expect(reads(list)).toBe(before + 1);
  },
};

const change = 'PUT /api/admin/prizes/{id}';
const save = async (title: string) => {
  await press(`Modifica ${first.title}`);
  const field = await screen.findByRole('textbox', { name: 'Titolo' });
  await retype(field, title);
  await press('Aggiorna');
};

/** Another admin changed the prize meanwhile: what was typed stays, the other fields follow, and the next save replaces it. */
export const ChangedMeanwhile: Story = {
  ...given(changedByOthers(change, { ...first, rowTag: '"adesso"', title: 'Una cena', position: 3 })),
  play: async () => {
    await save('Weekend al mare');
    await screen.findByText(`Intanto un altro admin ha cambiato il premio ${first.title}`);
    // The notice says it: a toast would cover it on a phone.
    await expect(screen.queryByText('Intanto un altro admin ha cambiato questi dati')).toBeNull();
    await screen.findByText(
      'Adesso è: Titolo «Una cena», Posizione 3. Quello che hai scritto è rimasto: salvando lo sostituisci.',
    );
    await expect(screen.getByRole('textbox', { name: 'Titolo' })).toHaveValue('Weekend al mare');
    await expect(screen.getByRole('textbox', { name: 'Posizione' })).toHaveValue('3');
    await press('Aggiorna');
    await screen.findByText('Premio aggiornato');
    await expect(changes).toHaveBeenLastCalledWith(
      change,
      expect.objectContaining({ title: 'Weekend al mare', position: 3 }),
    );
  },
};

/** The toast's words are fixed; the dialog stays and gives the server's reason. */
export const SaveFails: Story = {
  ...given(away(change)),
  play: async () => {
    await save('Weekend al mare');
    await see('Impossibile salvare il premio', 'Il database non è raggiungibile');
    await expect(screen.getByRole('dialog', { name: 'Modifica Premio' })).toBeVisible();
  },
};

/** The pool follows what is typed, before it is saved. */
export const Settings: Story = {
  play: async () => {
    await press('Impostazioni Premi');
    const rate = await screen.findByRole('textbox', { name: 'Quota' });
    await expect(rate).toHaveValue('10');
    await screen.findByText('10,0% dei 13.320 punti di tutti questo mese');
    await retype(rate, '25');
    await see('25,0% dei 13.320 punti di tutti questo mese', '3.330');
    await choose(/Base del montepremi/, 'I punti del primo in classifica');
    await screen.findByText('25,0% dei 3.120 punti del primo questo mese');
    await press('Salva Impostazioni');
    await screen.findByText('Impostazioni aggiornate');
    await sentOnly([
      'PUT /api/admin/settings',
      { key: 'prizes', value: { prizeBasis: 'winner', prizeRate: 0.25 } },
    ]);
  },
};

/** More than all points is refused, and nothing else is saved in its place. */
export const SettingsOutOfBounds: Story = {
  play: async () => {
    await press('Impostazioni Premi');
    const rate = await screen.findByRole('textbox', { name: 'Quota' });
    await retype(rate, '120');
    await screen.findByText('Al massimo 100');
    await press('Salva Impostazioni');
    await expect(rate).toHaveFocus();
    await expect(rate).toHaveValue('120');
    await expect(changes).not.toHaveBeenCalled();
    // Else the next opening would find it as a draft.
    await press('Annulla');
  },
};

/** Next month's prize is prepared today: the tile names its month, and the page points at the place that it shares. */
export const OfNextMonth: Story = {
  beforeEach: ({ msw }) =>
    mockPrizes(msw, [
      samplePrize(1, 'Due giorni sugli sci', { id: nextMonths, month: '2026-12' }),
      ...samplePrizes,
    ]),
  play: async () => {
    await see(
      '1° Posto · dicembre 2026',
      'Più premi attivi per lo stesso posto',
      '1° posto, dicembre 2026: «Due giorni sugli sci» e «Weekend in montagna per due».',
    );
    await press('Aggiungi Premio');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Titolo' }), 'Una bicicletta');
    await press(/Mese/);
    await expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'Ogni mese',
      'Novembre 2026',
      'Dicembre 2026',
      'Gennaio 2027',
      'Febbraio 2027',
    ]);
    await userEvent.click(screen.getByRole('option', { name: 'Dicembre 2026' }));
    await press('Aggiungi');
    await screen.findByText('Premio creato');
    await expect(changes).toHaveBeenLastCalledWith(
      'POST /api/admin/prizes',
      expect.objectContaining({ title: 'Una bicicletta', month: '2026-12' }),
    );
  },
};
const nextMonths = '00000000-0000-4000-8000-000000079999';

/** A picture of a server that the page may not load from comes by the api before it is saved; if it cannot, the preview says why. */
export const OfAnotherServer: Story = {
  ...given(
    mockCall('GET /api/admin/outside-media', (_, __, url) =>
      url.searchParams.get('address') === GOOD
        ? Response.json({
            src: 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=',
          })
        : Response.json({ error: '«foto.invalid» rimanda a «cdn.invalid»' }, { status: 400 }),
    ),
  ),
  play: async () => {
    await screen.findAllByRole('article');
    await press('Aggiungi Premio');
    const dialog = within(await screen.findByRole('dialog', { name: 'Nuovo Premio' }));
    const address = dialog.getByRole('textbox', { name: 'Oppure incolla un indirizzo (URL)' });
    await userEvent.type(dialog.getByRole('textbox', { name: 'Titolo' }), 'Cena');
    await userEvent.click(address);
    await userEvent.paste('https://foto.invalid/vecchia.png');
    await dialog.findByText('Immagine non disponibile. «foto.invalid» rimanda a «cdn.invalid»');
    await userEvent.clear(address);
    await userEvent.click(address);
    await userEvent.paste(GOOD);
    // The page's own try comes before it.
    await waitFor(
      async () =>
        expect(await dialog.findByRole('img', { name: 'Cena' })).toHaveAttribute(
          'src',
          expect.stringMatching(/^data:image/),
        ),
      { timeout: 10_000 },
    );
    // Each address is asked for once, and none while it is being typed.
    await expect(reads('GET /api/admin/outside-media')).toBe(2);
  },
};
const GOOD = 'https://foto.invalid/cena.svg';

export const Empty: Story = {
  beforeEach: ({ msw }) => mockPrizes(msw, []),
  play: async () => {
    await screen.findByRole('heading', { name: 'Nessun Premio Configurato' });
    await press('Aggiungi Primo Premio');
    await expect(await screen.findByRole('textbox', { name: 'Posizione' })).toHaveValue('1');
  },
};

export const LongWords: Story = { beforeEach: ({ msw }) => mockPrizes(msw, longPrizes) };
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };

/** The form is taller than a tablet; its buttons stay in view. */
export const EditOnATablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async () => {
    await press(`Modifica ${first.title}`);
    const save = within(await screen.findByRole('dialog')).getByRole('button', { name: 'Aggiorna' });
    await waitFor(() => expect(save.getBoundingClientRect().bottom).toBeLessThan(innerHeight));
  },
};
