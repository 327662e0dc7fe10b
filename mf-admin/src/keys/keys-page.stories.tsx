import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { loggedInByName } from '../../testing/decorators.tsx';
import { madeKey, SAMPLE_KEY, sampleKeys } from '../../testing/keys.ts';
import { changes, mockCall, reads, refuse, reply } from '../../testing/mock-api.ts';
import { given, press, sent } from '../../testing/play.ts';
import { pluginContext } from '../../testing/plugin-context.ts';
import { inOffice } from '../../testing/section-stories.ts';
import KeysPage from './keys-page.tsx';

const meta = {
  ...inOffice(
    reply('GET /api/admin/keys', [...sampleKeys]),
    mockCall('POST /api/admin/keys', () => Response.json(madeKey, { status: 201 })),
    mockCall('DELETE /api/admin/keys/{id}', () => new Response(null, { status: 204 })),
  ),
  title: 'Amministrazione/Chiavi',
  component: KeysPage,
  args: { context: pluginContext() },
} satisfies Meta<typeof KeysPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const card = (name: string) => screen.findByRole('article', { name });
const openNew = async () => {
  await press('Nuova chiave');
  return within(await screen.findByRole('dialog', { name: 'Nuova chiave' }));
};
const make = async () => {
  const dialog = await openNew();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Nome' }), 'Tabellone');
  await userEvent.click(dialog.getByRole('checkbox', { name: /^Sola lettura/ }));
  await press('Crea la chiave', dialog);
};

/** Each key says in words what it may do, when it was used, to the hour, and who made it. */
export const Some: Story = {
  play: async () => {
    const giulia = await card('Giulia');
    await expect(giulia).toHaveTextContent('Tutto il pannello');
    await expect(giulia).toHaveTextContent('nell’ultima ora');
    await expect(giulia).toHaveTextContent('Creata daMarco');
    await expect(giulia).toHaveTextContent('12 novembre 2026');
    const forms = await card('Moduli');
    await expect(forms).toHaveTextContent('Numeri');
    await expect(forms).toHaveTextContent('4 ore fa');
    await expect(forms).toHaveTextContent('31 gennaio 2027');
    const robot = await card('Pubblicazione notturna');
    await expect(robot).toHaveTextContent('Plugin in prova');
    await expect(robot).toHaveTextContent('Sola lettura');
    await expect(robot).toHaveTextContent('Ultimo usomai');
    await expect(robot).toHaveTextContent('Il comando key');
    await expect(await card('Stagista')).toHaveTextContent('scaduta');
  },
};
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
/** A key needs a name, which is none of the product's own, and something that it may do. */
export const Incomplete: Story = {
  play: async () => {
    const dialog = await openNew();
    await press('Crea la chiave', dialog);
    await dialog.findByText('Scegli che cosa può fare');
    await expect(dialog.getByRole('textbox', { name: 'Nome' })).toHaveFocus();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nome' }), 'npm run key');
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Numeri/ }));
    await press('Crea la chiave', dialog);
    await dialog.findByText('Questo nome è del prodotto stesso: scegline un altro');
    await expect(dialog.queryByText('Scegli che cosa può fare')).toBeNull();
    await expect(changes).not.toHaveBeenCalled();
  },
};

/** It works until the end of its last day in Rome. */
export const WithAnEnd: Story = {
  play: async () => {
    const dialog = await openNew();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nome' }), 'Moduli di gennaio');
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Numeri/ }));
    await userEvent.click(dialog.getByRole('spinbutton', { name: /^giorno/ }));
    await userEvent.keyboard('31012027');
    await press('Crea la chiave', dialog);
    await sent('POST /api/admin/keys', {
      name: 'Moduli di gennaio',
      scopes: ['entries'],
      endsAt: '2027-01-31T23:00:00.000Z',
    });
  },
};

export const NameTaken: Story = {
  ...given(
    refuse(
      'POST /api/admin/keys',
      409,
      'C’è già una chiave di nome «Tabellone»: revocala, o scegli un altro nome',
    ),
  ),
  play: async () => {
    await make();
    await screen.findByText('C’è già una chiave di nome «Tabellone»: revocala, o scegli un altro nome');
    await expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('Tabellone');
  },
};

/** The key is shown this once. Escape does not close what shows it; its button does, and nothing shows the key again. */
export const Made: Story = {
  play: async () => {
    await make();
    const dialog = within(await screen.findByRole('dialog', { name: 'La chiave «Tabellone»' }));
    await dialog.findByText(SAMPLE_KEY);
    await sent('POST /api/admin/keys', { name: 'Tabellone', scopes: ['read'], endsAt: null });
    await waitFor(() => expect(reads('GET /api/admin/keys')).toBe(2));
    await userEvent.keyboard('{Escape}');
    await dialog.findByText(SAMPLE_KEY);
    await press('Chiudi', dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(document.documentElement.innerHTML).not.toContain(SAMPLE_KEY);
  },
};

const withoutClipboard = () => {
  const original = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  return () => {
    if (original) Object.defineProperty(navigator, 'clipboard', original);
    else Reflect.deleteProperty(navigator, 'clipboard');
  };
};

/** A page without https has no clipboard: the key is selected, to be copied by hand. */
export const NoClipboard: Story = {
  beforeEach: withoutClipboard,
  play: async () => {
    await make();
    await screen.findByText(SAMPLE_KEY);
    await press('Copia la chiave');
    await screen.findByText(/copiala con Ctrl\+C/);
    await expect(getSelection()?.toString()).toBe(SAMPLE_KEY);
  },
};

/** It asks first, says that there is no way back, and offers no «Annulla» afterwards. */
export const Revoked: Story = {
  play: async () => {
    await press('Revoca', within(await card('Moduli')));
    const asked = within(await screen.findByRole('alertdialog', { name: 'Revoca «Moduli»' }));
    await asked.findByText(/Non si torna indietro/);
    await press('Revoca', asked);
    await screen.findByText('La chiave «Moduli» è revocata');
    await expect(screen.queryByRole('button', { name: 'Annulla' })).toBeNull();
    await sent('DELETE /api/admin/keys/{id}', undefined);
  },
};

/** A person with a key of their own may not manage keys: the page says why, and asks the server nothing. */
export const ByName: Story = {
  decorators: [loggedInByName],
  play: async () => {
    await screen.findByText('Le chiavi si gestiscono con quella comune');
    await expect(screen.queryByRole('button', { name: 'Nuova chiave' })).toBeNull();
    await expect(reads('GET /api/admin/keys')).toBe(0);
  },
};
