import '@vetta/design-system/theme.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { learnServerTime } from '@vetta/contract/client/server-clock';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { inlined } from './document/inlined.ts';
import { openQueryClient } from './document/query-client.ts';
import './intro/intro.css.ts';
import { runIntro } from './intro/run-intro.ts';
import { catchStrays } from './plugins/strays.ts';
import { Routes } from './routes/routes.tsx';
import { SkipLink } from './routes/skip-link.tsx';

learnServerTime(inlined.now);
runIntro();
catchStrays(inlined.generation.plugins);

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root.');
createRoot(root, {
  // The fence has told it on screen, and React has recovered from the other: neither is the page's failure.
  onCaughtError: (error) => console.warn(error),
  onRecoverableError: (error) => console.warn(error),
}).render(
  <StrictMode>
    <QueryClientProvider client={openQueryClient()}>
      <SkipLink />
      <Routes generation={inlined.generation} />
    </QueryClientProvider>
  </StrictMode>,
);
