import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { GuestFrame } from './guest-frame.tsx';

/** The address of a document as small as a guest's can be: it draws once it has its port, says so, and answers until it is told not to. */
const address = (drawn: string) =>
  `data:text/html;base64,${btoa(`<body><script>
    let isMute = false;
    addEventListener('message', ({ data, ports: [port] }) => {
      if (data === 'be mute') isMute = true;
      if (!port) return;
      port.onmessage = ({ data: { type } }) => {
        if (type === 'ping' && !isMute) port.postMessage({ type: 'pong', id: 0 });
        if (type !== 'init') return;
        ${drawn}
      };
    });
    parent.postMessage({ type: 'hello' }, '*');
  </script>`)}#`;

const plugin = (entry: string) => ({
  name: 'meteo',
  title: 'Meteo',
  contract: '^2.0',
  hash: 'a7c3358e6d10f29b',
  isolated: true as const,
  routes: [],
  adminSections: [],
  scenes: [],
  entry,
});

const DRAWS = "document.body.textContent = 'Oggi sereno'; port.postMessage({ type: 'painted' });";

const [painted, failed] = [fn(), fn()];

const meta = {
  title: 'Schermo/Ospite',
  component: GuestFrame,
  args: {
    plugin: plugin(address(DRAWS)),
    module: './scene',
    className: '',
    title: 'Meteo',
    kind: 'scene',
    theme: 'kiosk',
    on: { painted, failed },
  },
  decorators: [
    (Story) => (
      <QueryClientProvider client={new QueryClient()}>
        <Story />
      </QueryClientProvider>
    ),
  ],
  beforeEach: () => {
    painted.mockClear();
    failed.mockClear();
  },
} satisfies Meta<typeof GuestFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What it draws is in a frame that has a name, and nothing of the page's. */
export const Painted: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(painted).toHaveBeenCalled(), { timeout: 5_000 });
    const frame = canvasElement.querySelector('iframe');
    await expect(frame).toHaveAttribute('title', 'Meteo');
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-forms');
    await expect(failed).not.toHaveBeenCalled();
  },
};

/** One that sends more than two hundred messages a second is removed. */
export const Flood: Story = {
  args: { plugin: plugin(address("for (let i = 0; i < 300; i++) port.postMessage({ type: 'done' });")) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(failed).toHaveBeenCalledWith('flood', expect.any(String)), { timeout: 5_000 });
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
};

/** One whose few messages are so large that reading them holds the page up is removed, too. */
export const Large: Story = {
  args: {
    plugin: plugin(
      address(`${DRAWS}
        const large = Array.from({ length: 300_000 }, (_, at) => ({ at, text: 'numero ' + at }));
        setInterval(() => port.postMessage({ type: 'done', large }), 500);`),
    ),
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(failed).toHaveBeenCalledWith('flood', expect.any(String)), {
      timeout: 30_000,
    });
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
};

const told = fn<(title: string, what: string) => void>();

/** A guest's place, which takes it again when it was removed for another's fault. */
function Again({ title, drawn }: { readonly title: string; readonly drawn: string }) {
  const [count, setCount] = useState(0);
  const [isGone, setGone] = useState(false);
  if (isGone) return <p>{title} è fuori</p>;
  return (
    <GuestFrame
      {...meta.args}
      key={count}
      plugin={plugin(address(drawn))}
      title={title}
      on={{
        painted: () => told(title, 'painted'),
        suspended: () => {
          told(title, 'suspended');
          setCount(count + 1);
        },
        failed: (kind) => {
          told(title, kind);
          setGone(true);
        },
      }}
    />
  );
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const frameOf = (title: string) => document.querySelector<HTMLIFrameElement>(`iframe[title="${title}"]`);

/**
 * Of three guests one falls silent while another one has yet to paint: the silent one is removed for it, and the slow one is not judged
 * by the time in which it could do nothing. It has its eight seconds when it comes again. The third one stays.
 */
export const Several: Story = {
  render: () => (
    <>
      <Again title="Buono" drawn={DRAWS} />
      <Again title="Lento" drawn="" />
      <Again title="Muto" drawn={DRAWS} />
    </>
  ),
  play: async () => {
    told.mockClear();
    await waitFor(() => expect(told).toHaveBeenCalledWith('Muto', 'painted'), { timeout: 5_000 });
    // Silent until after the eighth second, in which the slow one would be over.
    await pause(4_400);
    frameOf('Muto')?.contentWindow?.postMessage('be mute', '*');
    await waitFor(() => expect(told).toHaveBeenCalledWith('Muto', 'silent'), { timeout: 10_000 });
    await expect(told.mock.calls.filter(([, what]) => what !== 'painted')).toEqual([
      ['Buono', 'suspended'],
      ['Lento', 'suspended'],
      ['Muto', 'silent'],
    ]);
    await screen.findByText('Lento è fuori', {}, { timeout: 20_000 });
    await expect(told).toHaveBeenLastCalledWith('Lento', 'tooSlow');
    await expect(told.mock.calls.filter(([title]) => title === 'Buono')).toEqual([
      ['Buono', 'painted'],
      ['Buono', 'suspended'],
      ['Buono', 'painted'],
    ]);
    await expect(frameOf('Buono')).toBeVisible();
  },
};

/** Nothing paints in a page that nobody sees: a guest that was opened in another tab has its eight seconds once somebody looks. */
export const InTheBackground: Story = {
  args: { plugin: plugin(address('')) },
  play: async () => {
    const hidden = { get: () => 'hidden', configurable: true };
    Object.defineProperty(document, 'visibilityState', hidden);
    try {
      await pause(9_000);
      await expect(failed).not.toHaveBeenCalled();
    } finally {
      Reflect.deleteProperty(document, 'visibilityState');
    }
    await waitFor(() => expect(failed).toHaveBeenCalledWith('tooSlow', expect.any(String)), {
      timeout: 20_000,
    });
  },
};
