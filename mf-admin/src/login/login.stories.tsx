import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { loggedOut } from '../../testing/decorators.tsx';
import { refuse } from '../../testing/mock-api.ts';
import { given } from '../../testing/play.ts';
import { Login } from './login.tsx';

const meta = {
  title: 'Amministrazione/Accesso Admin',
  component: Login,
  parameters: { layout: 'fullscreen' },
  decorators: [loggedOut],
} satisfies Meta<typeof Login>;
export default meta;
type Story = StoryObj<typeof meta>;

const verify = 'POST /api/admin/auth/verify';
const enter = async (key: string) => {
  await userEvent.type(screen.getByLabelText('Chiave di Accesso'), key);
  await userEvent.keyboard('{Enter}');
};

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      'La chiave è nel messaggio del primo avvio di Vetta, o nel file che l’avvio indica. Se è andata persa, chi gestisce il server ne crea una nuova: npm run key -- new',
    );
    const button = screen.getByRole('button', { name: 'Accedi al Pannello' });
    await expect(button).toBeDisabled();
    await userEvent.type(screen.getByLabelText('Chiave di Accesso'), '   ');
    await expect(button).toBeDisabled();
  },
};

export const WrongKey: Story = {
  ...given(refuse(verify, 401, 'Chiave di accesso non valida')),
  play: async () => {
    await enter('sbagliata');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Chiave di accesso non valida');
    await expect(screen.getByLabelText('Chiave di Accesso')).toHaveFocus();
  },
};

/** A key for a form or a program is right and opens something else. */
export const KeyOfAProgram: Story = {
  ...given(refuse(verify, 403, 'Questa chiave non può farlo: serve una chiave con «Tutto il pannello»')),
  play: async () => {
    await enter('vk_di-un-modulo');
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Questa chiave non apre il pannello: serve la chiave comune, o una tua con «Tutto il pannello»',
    );
  },
};

/** The button counts with the notice and can be pressed again at its end. */
export const TooManyAttempts: Story = {
  ...given(
    refuse(verify, 429, 'Troppi tentativi con una chiave sbagliata. Riprova tra 2 secondi.', {
      'Retry-After': '2',
    }),
  ),
  play: async () => {
    await enter('sbagliata');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Troppi tentativi, riprova tra 2 s');
    const button = screen.getByRole('button', { name: 'Accedi al Pannello' });
    await expect(button).toBeDisabled();
    await screen.findByText('Troppi tentativi, riprova tra 1 s');
    await expect(button).toBeDisabled();
    await screen.findByText('Ora puoi riprovare');
    await expect(button).toBeEnabled();
  },
};

export const DatabaseUnreachable: Story = {
  ...given(refuse(verify, 503, 'Il database non è raggiungibile')),
  play: async () => {
    await enter('giusta');
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent("Errore durante l'accesso");
    await expect(alert).toHaveTextContent('Il database non è raggiungibile');
  },
};
