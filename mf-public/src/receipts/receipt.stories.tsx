import type { Meta, StoryObj } from '@storybook/react-vite';
import { CallError } from '@vetta/contract/client/call';
import type { LastMonth, Receipt } from '@vetta/contract/receipts';
import { useState } from 'react';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { shows } from '../../testing/play.ts';
import { sampleBoard, sampleEntries } from '../leaderboard/sample-board.ts';
import { forgetOwnPlayer, rememberOwnPlayer } from '../own-place/own-player.ts';
import { WithAnswers } from '../page/sample-context.tsx';
import { AwaitedReceipt } from './lazy-receipt.tsx';
import { closeReceipt, openReceipt } from './receipt-address.ts';
import { ReceiptDialog } from './receipt-dialog.tsx';
import { sampleReceipt } from './sample-receipt.ts';

interface OpenedProps {
  readonly answer: Receipt | Error | 'never';
  readonly lastMonth?: LastMonth;
}

/** Marco De Luca's receipt with one answer of the server. */
function Opened({ answer, lastMonth }: OpenedProps) {
  const [isOpen, setOpen] = useState(true);
  const { playerId } = sampleReceipt();
  return (
    <WithAnswers receipt={answer} {...(lastMonth && { lastMonth })}>
      {({ queries }) =>
        isOpen && (
          <ReceiptDialog
            queries={queries}
            playerId={playerId}
            board={sampleBoard(sampleEntries.map((entry) => ({ ...entry, provisional: true })))}
            onClose={() => setOpen(false)}
          />
        )
      }
    </WithAnswers>
  );
}

const meta = {
  title: 'Pagina pubblica/Dettaglio dei punti',
  component: Opened,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => forgetOwnPlayer,
} satisfies Meta<typeof Opened>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every rule a layer, fresh snow for this week, and what was corrected. */
export const Complete: Story = {
  args: { answer: sampleReceipt() },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Marco De Luca' }));
    await dialog.findByText('4° posto · novembre 2026 · 2.410 pt');
    await dialog.findByText(/^Punti provvisori fino alle 23:59\./);
    await dialog.findByRole('row', { name: 'Chiamate 1.045 × 1 1.045' });
    await dialog.findByRole('row', { name: 'Correzione a mano sui punti −40' });
    await dialog.findByRole('row', { name: 'Totale 2.185 punti + 225 bonus 2.410 pt' });
  },
};

const october = { playerId: sampleReceipt().playerId, month: '2026-10', points: 1820 };

/** What the next place takes is said of everybody, the last month's line only of this device's own player. */
export const OwnLastMonth: Story = {
  args: { answer: sampleReceipt(), lastMonth: october },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Marco De Luca' }));
    await dialog.findByRole('row', { name: 'Totale 2.185 punti + 225 bonus 2.410 pt' });
    await dialog.findByText('576 punti al 3° posto: circa 8 appuntamenti conclusi o 24 fissati');
    await expect(dialog.queryByText(/a questo punto$/)).toBeNull();
    rememberOwnPlayer({ playerId: october.playerId, name: 'Marco De Luca' });
    await dialog.findByText('+590 su ottobre a questo punto');
  },
};

/** A second tap while the receipt's code is loading adds no entry to the history: «Chiudi» closes it. */
export const TappedTwice: Story = {
  args: { answer: 'never' },
  play: async () => {
    const [address, length] = [location.href, history.length];
    openReceipt('uno');
    openReceipt('uno');
    openReceipt('due');
    await expect(history.length).toBe(length + 1);
    await expect(new URLSearchParams(location.search).get('giocatore')).toBe('due');
    closeReceipt();
    await waitFor(() => expect(location.href).toBe(address));
  },
};

/** On the smallest phone nothing lies over the lines, and name and × stay at the top while they scroll below them. */
export const OnPhone: Story = {
  args: { answer: sampleReceipt() },
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    const total = await screen.findByRole('row', { name: /^Totale/ });
    const close = screen.getByRole('button', { name: 'Chiudi' });
    const header = screen.getByRole('heading', { name: 'Marco De Luca' }).parentElement;
    // The dialog may still be rising.
    await waitFor(() => {
      total.scrollIntoView({ block: 'end' });
      const { left, right, bottom } = total.getBoundingClientRect();
      for (const x of [left + 4, right - 4]) expect(total).toContainElement(at(x, bottom - 4));
      const { x, y, width, height } = close.getBoundingClientRect();
      expect(close).toContainElement(at(x + width / 2, y + height / 2));
      for (const beside of [left + 4, x - 4]) expect(header).toContainElement(at(beside, y + height / 2));
    });
    await userEvent.click(close);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
const at = (x: number, y: number) => document.elementFromPoint(x, y) as HTMLElement | null; // No SVG stands there.

/** «Sono io» and «Non sono io» change places; on another's phone «Sono io» asks first. */
export const Mine: Story = {
  args: { answer: sampleReceipt({ adjustments: [], total: 2450 }) },
  beforeEach: () => {
    spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValue(true);
    rememberOwnPlayer({ playerId: 'sara', name: 'Sara Esposito' });
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sono io' }));
    await expect(confirm).toHaveBeenCalledWith('Questo telefono è di Sara Esposito. Ora è di Marco De Luca?');
    await userEvent.click(await screen.findByRole('button', { name: 'Sono io' }));
    await screen.findByRole('button', { name: 'Non sono io' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

interface Device {
  readonly share?: (shared: ShareData) => Promise<void>;
  readonly clipboard?: { readonly writeText: (text: string) => Promise<void> };
}

/** Gives the browser this share sheet and this clipboard, or none; returns a function that puts back what it had. */
function withDevice({ share, clipboard }: Device): () => void {
  const restores = Object.entries({ share, clipboard }).map(([name, value]) => {
    // On the object itself: another story's userEvent may have put a clipboard of its own there.
    const before = Object.getOwnPropertyDescriptor(navigator, name);
    Object.defineProperty(navigator, name, { value, configurable: true });
    return () => {
      if (before) Object.defineProperty(navigator, name, before);
      else Reflect.deleteProperty(navigator, name);
    };
  });
  return () => {
    for (const restore of restores) restore();
  };
}

/** Presses «Condividi» on such a device. */
const shared = (deviceOf: () => Device, play: () => Promise<void>): Story => ({
  args: { answer: sampleReceipt() },
  beforeEach: () => withDevice(deviceOf()),
  play: async () => {
    // Not userEvent: it brings a clipboard of its own.
    (await screen.findByRole('button', { name: 'Condividi' })).click();
    await play();
  },
});
const clipboardOf = () => ({ writeText: fn(async () => {}) });
const isRefused = (name: string) => fn(() => Promise.reject(new DOMException('Not shared', name)));

const link = () => `${location.origin}/?giocatore=${encodeURIComponent(sampleReceipt().playerId)}`;

/** The device's own sheet gets the link to the row; nothing is copied, and the button stays. */
export const SharedBySheet = shared(
  () => ({ share: fn(async () => {}), clipboard: clipboardOf() }),
  async () => {
    await expect(navigator.share).toHaveBeenCalledOnce();
    await expect(navigator.share).toHaveBeenCalledWith({ title: 'Marco De Luca · Vetta', url: link() });
    await expect(navigator.clipboard.writeText).not.toHaveBeenCalled();
    await screen.findByRole('button', { name: 'Condividi' });
  },
);

/** Without the sheet the link is copied, and the button and the screen reader say so. */
export const SharedByClipboard = shared(
  () => ({ clipboard: clipboardOf() }),
  async () => {
    await screen.findByRole('button', { name: 'Link copiato' });
    await expect(navigator.clipboard.writeText).toHaveBeenCalledOnce();
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(link());
    await expect(within(screen.getByRole('dialog')).getByRole('status')).toHaveTextContent('Link copiato');
  },
);

/** Some browsers inside apps have a sheet that may not be opened: the link is copied instead. */
export const SheetRefused = shared(
  () => ({ share: isRefused('NotAllowedError'), clipboard: clipboardOf() }),
  async () => {
    await screen.findByRole('button', { name: 'Link copiato' });
  },
);

/** Who closes the sheet wants nothing else: nothing is copied. */
export const SheetClosed = shared(
  () => ({ share: isRefused('AbortError'), clipboard: clipboardOf() }),
  async () => {
    await expect(navigator.share).toHaveBeenCalledOnce();
    await screen.findByRole('button', { name: 'Condividi' });
    await expect(navigator.clipboard.writeText).not.toHaveBeenCalled();
  },
);

/** Without the share sheet and without a clipboard, as on plain http, the link is there to be copied. */
export const SharedByHand = shared(
  () => ({}),
  async () => {
    const field = await screen.findByLabelText('Copia questo link');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue(link());
  },
);

/** Hand edits took more than the rest gave. */
export const BelowZero: Story = {
  args: {
    answer: sampleReceipt({
      bonuses: [],
      thisWeek: null,
      state: 'final',
      adjustments: [{ field: 'total', points: -2500 }],
      total: -432,
    }),
  },
  play: async () => {
    await screen.findByRole('row', { name: /^Totale .* −432 pt$/ });
  },
};

/** A place was lost since the last close. */
export const LostAPlace: Story = {
  args: { answer: sampleReceipt({ moved: { places: -1, why: ['othersPoints'] } }) },
  play: shows('1 posto in meno dall’ultima chiusura: altri hanno fatto più punti.'),
};

export const NoPoints: Story = {
  args: {
    answer: sampleReceipt({
      lines: [],
      bonuses: [],
      adjustments: [],
      thisWeek: { since: '2026-11-16', points: 0 },
      total: 0,
    }),
  },
  play: shows('Ancora nessun punto questo mese: la prima chiamata apre il sentiero.'),
};

export const Loading: Story = { args: { answer: 'never' } };

/** A tap that is the visitor's first move waits for the receipt's code. */
export const CodeLoading: Story = {
  args: { answer: 'never' },
  render: () => <AwaitedReceipt hasFailed={false} onRetry={() => {}} />,
  play: async () => {
    await expect(await screen.findByRole('status')).toHaveTextContent('Caricamento…');
  },
};

export const CodeUnreachable: Story = {
  args: { answer: 'never' },
  render: () => <AwaitedReceipt hasFailed onRetry={() => {}} />,
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Dettaglio non raggiungibile');
  },
};

export const Unreachable: Story = {
  args: { answer: new TypeError('Failed to fetch') },
  play: async () => {
    await screen.findByText('Dettaglio non raggiungibile');
    await screen.findByRole('button', { name: 'Riprova' });
  },
};

/** The player was removed after the row was shown. */
export const Gone: Story = {
  args: { answer: new CallError(404, '{"error":"Questo partecipante non esiste"}', '') },
  play: async () => {
    await screen.findByText('Questa persona non è nella classifica di questo mese.');
    await expect(screen.queryByRole('button', { name: 'Riprova' })).toBeNull();
  },
};
