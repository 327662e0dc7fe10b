import type { Preview } from '@storybook/react-vite';
import { Provider } from '@vetta/design-system/provider';
import '@vetta/design-system/theme.css';
import { night } from './night.ts';

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    theme: {
      description: 'Tema',
      toolbar: {
        title: 'Tema',
        icon: 'contrast',
        items: [
          { value: 'dark', title: 'Notte (pagine)', icon: 'moon' },
          { value: 'kiosk', title: 'Schermo in ufficio', icon: 'tablet' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'dark' },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    docs: { theme: night },
    controls: { expanded: true },
    options: {
      storySort: { order: ['Inizia da qui', 'Design system', 'Pagina pubblica', 'Amministrazione'] },
    },
  },
  decorators: [
    (Story, { globals }) => {
      document.documentElement.lang = 'it';
      document.documentElement.dataset.theme = String(globals.theme);
      return (
        <Provider>
          <Story />
        </Provider>
      );
    },
  ],
};

export default preview;
