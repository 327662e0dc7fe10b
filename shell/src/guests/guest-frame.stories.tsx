import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, fn, waitFor } from 'storybook/test';
import { GuestFrame } from './guest-frame.tsx';

/** The address of a document as small as a guest's can be: it draws once it has its port, says so, and answers. */
const address = (drawn: string) =>
  `data:text/html;base64,${btoa(`<body><script>
    addEventListener('message', ({ ports: [port] }) => {
      if (!port) return;
      const say = (message) => port.postMessage(JSON.stringify(message));
      port.onmessage = ({ data: { type, id } }) => {
        if (type === 'ping') say({ type: 'pong', id });
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

const DRAWS = "document.body.textContent = 'Oggi sereno'; say({ type: 'painted' });";

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
  args: { plugin: plugin(address("for (let i = 0; i < 300; i++) say({ type: 'done' });")) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(failed).toHaveBeenCalledWith('flood', expect.any(String)), { timeout: 5_000 });
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
};

/** The page reads short texts alone: what sends anything else, which no document of ours does, is removed at once. */
export const NoText: Story = {
  args: { plugin: plugin(address(`${DRAWS} port.postMessage({ type: 'done' });`)) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(failed).toHaveBeenCalledWith('flood', expect.any(String)), { timeout: 5_000 });
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
};

/** One that begins again before it has loaded would be heard by no lockdown's port: what its first document opens is all that it has. */
export const BeginsAgain: Story = {
  args: {
    plugin: plugin(
      `data:text/html,${encodeURIComponent("<script>for (const _ of 'ab') parent.postMessage('', '*', [new MessageChannel().port2])</script>")}#`,
    ),
  },
  play: async () => {
    await waitFor(() => expect(failed).toHaveBeenCalledWith('left', expect.any(String)), { timeout: 5_000 });
  },
};

/** Nothing paints in a page that nobody sees: a guest that was opened in another tab has its eight seconds once somebody looks. */
export const InTheBackground: Story = {
  args: { plugin: plugin('data:text/html,#') },
  beforeEach: () => {
    const { setInterval } = window;
    // Fifty times as fast.
    Object.assign(window, {
      setInterval: (run: TimerHandler, after = 0) => setInterval(run, after / 50),
    });
    return () => {
      Object.assign(window, { setInterval });
    };
  },
  play: async () => {
    const hidden = { get: () => 'hidden', configurable: true };
    Object.defineProperty(document, 'visibilityState', hidden);
    try {
      await new Promise((resolve) => setTimeout(resolve, 9_000 / 50));
      await expect(failed).not.toHaveBeenCalled();
    } finally {
      Reflect.deleteProperty(document, 'visibilityState');
    }
    await waitFor(() => expect(failed).toHaveBeenCalledWith('tooSlow', expect.any(String)), {
      timeout: 5_000,
    });
  },
};
