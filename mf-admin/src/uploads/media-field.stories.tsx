import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { loggedIn } from '../../testing/decorators.tsx';
import { given, press, see } from '../../testing/play.ts';
import { answerUpload, fileInput, samplePicture, sampleUpload } from '../../testing/uploads.ts';
import { MediaField } from './media-field.tsx';

const Example = ({ address = '' }: { readonly address?: string }) => {
  const [value, setValue] = useState(address);
  return <MediaField label="Immagine o video" value={value} onChange={setValue} />;
};

const meta = {
  title: 'Amministrazione/Caricamento file',
  component: Example,
  decorators: [loggedIn],
  beforeEach: ({ msw }) => msw.use(answerUpload(201, sampleUpload)),
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const address = () => screen.getByRole('textbox', { name: 'Oppure incolla un indirizzo (URL)' });

/** A chosen file is shown with its size, and uploaded when asked to. */
export const Uploaded: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.upload(fileInput(canvasElement), await samplePicture());
    await expect(await screen.findByRole('img', { name: 'Anteprima di vetta.png' })).toBeVisible();
    await screen.findByText('0,01 MB');
    const send = screen.getByRole('button', { name: 'Carica File' });
    await waitFor(() => expect(send).toHaveFocus());
    await userEvent.click(send);
    await screen.findByText('Upload completato');
    await expect(address()).toHaveValue(sampleUpload.url);
    await expect(address()).toHaveFocus();
  },
};

/** A finished upload does not take the focus from who types elsewhere meanwhile. */
export const TypingMeanwhile: Story = {
  decorators: [
    (Story) => (
      <>
        <Story />
        <input aria-label="Titolo" />
      </>
    ),
  ],
  ...given(
    http.post('/api/admin/upload', async () => {
      await delay(500);
      return Response.json(sampleUpload, { status: 201 });
    }),
  ),
  play: async ({ canvasElement }) => {
    await userEvent.upload(fileInput(canvasElement), await samplePicture());
    await press('Carica File');
    const title = screen.getByRole('textbox', { name: 'Titolo' });
    await userEvent.type(title, 'Una cena');
    await screen.findByText('Upload completato');
    await waitFor(() => expect(address()).toHaveValue(sampleUpload.url));
    await expect(title).toHaveFocus();
  },
};

/** «Annulla» drops the chosen file; nothing was sent. */
export const Dropped: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.upload(fileInput(canvasElement), await samplePicture());
    await press('Annulla');
    await screen.findByText('Scegli un file, o trascinalo qui');
    await expect(screen.queryByRole('img', { name: /Anteprima/ })).toBeNull();
    await expect(address()).toHaveValue('');
  },
};

/** «Annulla» while the file is sent ends the upload, and the file can be sent again. */
export const Cancelled: Story = {
  ...given(
    http.post('/api/admin/upload', async () => {
      await delay('infinite');
    }),
  ),
  play: async ({ canvasElement }) => {
    await userEvent.upload(fileInput(canvasElement), await samplePicture());
    await press('Carica File');
    await screen.findByRole('progressbar', { name: 'Invio del file' });
    await press('Annulla');
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    await expect(screen.getByRole('button', { name: 'Carica File' })).toBeEnabled();
    await expect(screen.queryByText('Errore upload')).toBeNull();
  },
};

export const WrongFormat: Story = {
  play: async ({ canvasElement }) => {
    const file = new File(['gif'], 'vetta.gif', { type: 'image/gif' });
    // The browser's dialog offers only the allowed types, and lets one choose others.
    await userEvent.setup({ applyAccept: false }).upload(fileInput(canvasElement), file);
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Formato non supportatoSolo file .jpg, .png e .mp4 sono consentiti',
    );
    await userEvent.upload(fileInput(canvasElement), await samplePicture());
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  },
};

/** The server looks at the content; its sentence is in the toast, and the file is still there. */
export const Refused: Story = {
  ...given(answerUpload(415, { error: 'Il file è danneggiato' })),
  play: async ({ canvasElement }) => {
    await userEvent.upload(fileInput(canvasElement), await samplePicture());
    await press('Carica File');
    await see('Errore upload', 'Il file è danneggiato');
    await expect(screen.getByRole('button', { name: 'Carica File' })).toBeEnabled();
  },
};

export const WithAddress: Story = { args: { address: 'https://esempio.it/vetta.jpg' } };
