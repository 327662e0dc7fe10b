import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type GuestInit, parseHostMessage } from '@vetta/contract/guest-messages';
import { createRoot } from 'react-dom/client';
import { takeReply } from './ask.ts';
import { forwardInput } from './forward-input.ts';
import { keyOf, leaveUnused } from './leave-unused.ts';
import { Boundary, Mounted, type Part, setClock } from './mounted.tsx';
import { say, sayTo } from './port.ts';
import { pressToast } from './toast.tsx';

// The first code of a guest's document. It says hello to the page around it, gets a port, and renders the plugin's part with what
// comes by that.

const client = new QueryClient({
  defaultOptions: {
    // The page asks the server, polls and pushes; what is known here stays.
    queries: {
      retry: false,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

leaveUnused(client.getQueryCache());

type LoadPart = () => Promise<{ readonly default?: unknown }>;

/** Starts the part whose module `load` brings, which exports it as default; `ownSheet` holds the styles of the whole bundle. */
export function startGuest(load: LoadPart, ownSheet: string): void {
  const { parent } = window;
  const begin = ({ source, ports: [port] }: MessageEvent<unknown>) => {
    // Other guests of the page can send messages, too: the page's count, and of those the first.
    if (source !== parent || port === undefined) return;
    removeEventListener('message', begin);
    sayTo(port);
    port.onmessage = (event: MessageEvent<unknown>) => receive(event.data, load, ownSheet);
  };
  addEventListener('message', begin);
  // It tells nothing: whoever embeds this may know that it is here.
  parent.postMessage({ type: 'hello' }, '*');
}

function receive(data: unknown, load: LoadPart, ownSheet: string): void {
  const message = parseHostMessage(data);
  switch (message?.type) {
    case 'init':
      start(message, load, ownSheet).catch((error: unknown) =>
        say({ type: 'failed', message: String(error) }),
      );
      break;
    case 'ping':
      say({ type: 'pong', id: message.id });
      break;
    case 'data':
      client.setQueryData(keyOf(message), message.value);
      break;
    case 'clock':
      setClock(message.offset);
      break;
    case 'reply':
      takeReply(message.id, message.value, message.error);
      break;
    case 'focus':
      document.querySelector<HTMLElement>('main, h1, h2')?.focus();
      break;
    case 'toastAction':
      pressToast(message.id);
      break;
  }
}

/** Televisions crop two to five per cent of each side; a scene's own background may reach there. */
const SCENE = '#root { position: fixed; inset: 4vh 3.4vw; isolation: isolate }';
const PAGE = 'body { min-height: 100dvh }';
/** The margins of the back office's own sections, inside the frame: it scrolls to its edges, and cuts no focus ring. */
const SECTION =
  'body { padding: clamp(var(--vetta-space-md), 3vw, var(--vetta-space-xl)) } #root { max-width: 86rem; margin-inline: auto }';
const layouts = { scene: SCENE, route: PAGE, section: `${PAGE} ${SECTION}` };

async function start(init: GuestInit, load: LoadPart, ownSheet: string): Promise<void> {
  setClock(init.clockOffset);
  const isScene = init.kind === 'scene';
  document.documentElement.dataset.theme = init.theme;
  document.adoptedStyleSheets = [init.sheet, ownSheet, layouts[init.kind]].map((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
  for (const { family, descriptors, data } of init.fonts)
    document.fonts.add(new FontFace(family, data, descriptors));
  for (const known of init.data) client.setQueryData(keyOf(known), known.value);
  const root = document.getElementById('root');
  if (root === null) throw new Error('The document has no #root.');
  const { default: Part } = await load();
  if (typeof Part !== 'function') throw new Error('The module has no component as its default export');
  forwardInput();
  oncePainted(root, () => say({ type: 'painted' }));
  if (isScene) {
    new MutationObserver(() => {
      if (!root.firstElementChild) say({ type: 'empty' });
    }).observe(root, { childList: true });
  } else {
    new ResizeObserver(() =>
      say({ type: 'height', height: Math.ceil(root.scrollHeight + 2 * root.offsetTop) }),
    ).observe(root);
  }
  createRoot(root, { onCaughtError: () => {} }).render(
    <QueryClientProvider client={client}>
      <Boundary>
        {/* The plugin's build has checked its type against the declaration's kind. */}
        <Mounted Part={Part as Part} init={init} root={root} />
      </Boundary>
    </QueryClientProvider>,
  );
}

/** A hidden tab runs no animation frames: after this time the part counts as painted. */
const PAINT_TIMEOUT_MS = 500;

/** Calls `run` once the element has content and the browser has painted it. */
function oncePainted(element: HTMLElement, run: () => void): void {
  let isOver = false;
  const finish = () => {
    if (isOver) return;
    isOver = true;
    run();
  };
  const paint = () => {
    // The second frame begins when the first one has been painted.
    requestAnimationFrame(() => requestAnimationFrame(finish));
    setTimeout(finish, PAINT_TIMEOUT_MS);
  };
  if (element.firstElementChild) {
    paint();
    return;
  }
  const observer = new MutationObserver(() => {
    observer.disconnect();
    paint();
  });
  observer.observe(element, { childList: true });
}
