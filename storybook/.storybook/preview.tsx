import type { Preview } from '@storybook/react-vite';
import { Provider } from '@vetta/design-system/provider';
import '@vetta/design-system/theme.css';
import { setupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure } from 'storybook/test';
import { ComponentDocs } from '../src/docs/component-docs.tsx';
import { answerPatches } from './answer-patches.ts';
import { dispatchPlainlyInCommits } from './events-in-commits.ts';
import { followToolbar } from './follow-toolbar.ts';
import { atOnce, axeOnceAScreen } from './in-tests.ts';
import { night } from './night.ts';
import { readableControls } from './readable-controls.ts';
import { chosenAtFirst, screens, toolbar } from './toolbar.ts';

// A story waits for what it names, and a busy machine takes longer than the default of one second to get there.
// While it waits no try that fails writes down the whole document.
configure({ asyncUtilTimeout: 15_000, getElementError: (message) => new Error(message ?? '') });

answerPatches();

/** Starts the worker that answers the stories' calls. A call to the api without a mock fails and is reported. */
async function startWorker() {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    // Beside the document: the static Storybook stands below an address of the product.
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    onUnhandledFrame: async ({ frame, defaults }) => {
      if (frame.protocol !== 'http' || !new URL(frame.data.request.url).pathname.startsWith('/api/')) return;
      await defaults.error();
      throw new Error('No mock answers this call');
    },
  });
  return worker;
}

const preview: Preview = {
  tags: ['autodocs'],
  // Comes after Storybook's own configuration.
  beforeAll: dispatchPlainlyInCommits,
  beforeEach: axeOnceAScreen,
  argTypesEnhancers: [readableControls],
  globalTypes: toolbar,
  // STORYBOOK_THEME=kiosk shows, and tests, all stories in the walls' theme.
  initialGlobals: {
    ...chosenAtFirst,
    theme: import.meta.env.STORYBOOK_THEME ?? chosenAtFirst.theme,
    tokens: atOnce,
  },
  parameters: {
    layout: 'padded',
    // react-aria's announcer refers to the pressed button for seven seconds, even after a dialog has closed with that button.
    a11y: {
      test: 'error',
      // Without the list of all elements that pass, which takes axe half of its time.
      options: { resultTypes: ['violations', 'incomplete'] },
      context: { exclude: ['[data-live-announcer]'] },
      // WCAG 2.2, 2.5.8: off in axe unless asked for.
      config: { rules: [{ id: 'target-size', enabled: true }] },
    },
    backgrounds: { disable: true },
    viewport: { options: screens },
    docs: { theme: night, page: ComponentDocs },
    controls: { expanded: true },
    options: {
      storySort: {
        order: [
          'Inizia da qui',
          'Fondamenti',
          'Design system',
          [
            'Azioni',
            'Campi',
            'Messaggi e conferme',
            'Attese',
            'Dati e podio',
            'Testo',
            'Disposizione',
            'Immagini',
          ],
          'Pagina pubblica',
          'Schermo',
          'Amministrazione',
          'Pagine',
        ],
      },
    },
  },
  loaders: [mswLoader(startWorker)],
  decorators: [
    (Story, { globals }) => {
      followToolbar({ ...chosenAtFirst, ...globals });
      return (
        <Provider>
          <Story />
        </Provider>
      );
    },
  ],
};

export default preview;
