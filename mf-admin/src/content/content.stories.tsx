import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { refuse } from '../../testing/mock-api.ts';
import { given, press, retype, see, sentOnly } from '../../testing/play.ts';
import { sectionStories } from '../../testing/section-stories.ts';
import { fileInput, samplePicture } from '../../testing/uploads.ts';
import ContentPage from './content-page.tsx';

const meta = {
  title: 'Amministrazione/Contenuti',
  component: ContentPage,
  ...sectionStories('/admin/content'),
} satisfies Meta<typeof ContentPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** By the part of the page, in the page's order. */
export const Full: Story = {
  play: async () => {
    await expect(await screen.findAllByRole('article')).toHaveLength(4);
    const places = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(places).toEqual(['Apertura', 'Premi', 'Altri testi']);
    await expect(screen.getByRole('tab', { name: 'Contenuti Sito', selected: true })).toBeVisible();
  },
};

/** The keys that still have their default are offered with it, and are found by the Italian that they show, too. */
export const New: Story = {
  play: async () => {
    await screen.findAllByRole('article');
    await press('Aggiungi Contenuto');
    const dialog = within(await screen.findByRole('dialog', { name: 'Nuovo Contenuto' }));
    const key = dialog.getByRole('combobox', { name: 'Chiave' });
    await userEvent.type(key, 'estrazione alla chiusura');
    await screen.findByRole('option', { name: /^rules\.programLottery / });
    await retype(key, 'day.');
    const option = await screen.findByRole('option', { name: /^day\.title / });
    await expect(option).toHaveTextContent('Fine giornata · Fine giornata');
    await expect(screen.queryByRole('option', { name: /^hero\.title / })).toBeNull();
    await userEvent.click(option);
    const value = dialog.getByRole('textbox', { name: 'Valore' });
    await waitFor(() => expect(value).toHaveValue('Fine giornata'));
    await userEvent.clear(value);
    await press('Aggiungi', dialog);
    await dialog.findByText('Campo obbligatorio');
    await userEvent.type(value, 'La sera');
    await dialog.findByText('Testo originale: «Fine giornata»');
    await waitFor(() => expect(dialog.getByRole('heading', { name: 'La sera' })).toBeVisible());
    await press('Aggiungi', dialog);
    await screen.findByText('Contenuto aggiunto con successo');
    await sentOnly(['POST /api/admin/content', { key: 'day.title', value: 'La sera', description: '' }]);
  },
};

/** A free key is a note; a taken one is refused by the server. */
export const KeyTaken: Story = {
  ...given(refuse('POST /api/admin/content', 409, 'Esiste già un contenuto con la chiave «nota»')),
  play: async () => {
    await screen.findAllByRole('article');
    await press('Aggiungi Contenuto');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('combobox', { name: 'Chiave' }), 'nota');
    await userEvent.tab();
    await dialog.findByText('La pagina non ha un testo con questa chiave: resta una nota.');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Valore' }), 'Uno');
    await press('Aggiungi', dialog);
    await see("Errore nell'aggiunta del contenuto", 'Esiste già un contenuto con la chiave «nota»');
  },
};

/** The key of a film takes a file. */
export const Film: Story = {
  play: async () => {
    await press('Modifica hero.video');
    const dialog = within(await screen.findByRole('dialog', { name: 'Modifica Contenuto' }));
    await dialog.findByText('Scegli un file, o trascinalo qui');
    await expect(dialog.getByRole('textbox', { name: 'Oppure incolla un indirizzo (URL)' })).toHaveValue(
      '/uploads/montagna.mp4',
    );
    await expect(dialog.queryByRole('combobox')).toBeNull();
  },
};

/** A file that was chosen for a film does not keep a text from being saved. */
export const FilmThenText: Story = {
  play: async ({ canvasElement }) => {
    await screen.findAllByRole('article');
    await press('Aggiungi Contenuto');
    const dialog = within(await screen.findByRole('dialog', { name: 'Nuovo Contenuto' }));
    const key = dialog.getByRole('combobox', { name: 'Chiave' });
    await userEvent.type(key, 'nota.video{Tab}');
    await dialog.findByText('Scegli un file, o trascinalo qui');
    await userEvent.upload(fileInput(canvasElement), await samplePicture());
    await dialog.findByRole('button', { name: 'Carica File' });
    await retype(key, 'nota{Tab}');
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Valore' }), 'Uno');
    await press('Aggiungi', dialog);
    await screen.findByText('Contenuto aggiunto con successo');
  },
};

/** The default that returns is in the question. */
export const Remove: Story = {
  ...given(refuse('DELETE /api/admin/content/{key}', 503, 'no')),
  play: async () => {
    await press('Elimina hero.title');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Elimina Contenuto' }));
    await dialog.findByText(
      'Sei sicuro di voler eliminare il contenuto "hero.title"? Questa azione non può essere annullata.',
    );
    await dialog.findByText('«Chi arriva»');
    await press('Elimina', dialog);
    await screen.findByText("Errore nell'eliminazione del contenuto");
  },
};

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
