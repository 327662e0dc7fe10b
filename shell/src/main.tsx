import '@vetta/design-system/theme.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { inlined } from './document/inlined.ts';
import { goLive, letDataChange, onceDataMayChange } from './document/page-live.ts';
import { createQueryClient } from './document/query-client.ts';
import { followRefusedMedia } from './document/refused-media.ts';
import './intro/intro.css.ts';
import { runIntro } from './intro/run-intro.ts';
import { reportUnhandledRejections } from './plugins/unhandled-rejections.ts';
import { Routes } from './routes/routes.tsx';
import { keepServerTime } from './server-time/keep-server-time.ts';
import { learnServerTime } from './server-time/server-clock.ts';

learnServerTime(inlined.now);
reportUnhandledRejections(inlined.generation.plugins);
followRefusedMedia();

const client = createQueryClient();
// Its answer may differ from the data of the document, which the first render must show.
onceDataMayChange(() => keepServerTime(client));
// A task of its own: it makes the browser compute the page's styles.
requestAnimationFrame(runIntro);

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root.');
const page = (
  <StrictMode>
    <QueryClientProvider client={client}>
      <Routes generation={inlined.generation} />
    </QueryClientProvider>
  </StrictMode>
);
const options: RootOptions = {
  // A boundary already shows caught errors, and React has recovered from the others: a warning is enough.
  onCaughtError: (error) => console.warn(error),
  onRecoverableError: (error) => console.warn(error),
};
if (root.firstElementChild) {
  // In a task of its own, and as a transition: React then hydrates in steps of a few milliseconds, between which the page answers.
  setTimeout(() => startTransition(() => void hydrateRoot(root, page, options)));
} else {
  goLive();
  letDataChange();
  createRoot(root, options).render(page);
}
