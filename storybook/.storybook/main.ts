import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { palette } from '@vetta/design-system/tokens';
import { withSearchWords } from './search-words.ts';

const designSystem = fileURLToPath(new URL('../../design-system/src', import.meta.url));

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false, changeDetection: false },
  stories: [
    '../src/**/*.mdx',
    '../src/**/*.stories.tsx',
    '../../design-system/src/**/*.stories.tsx',
    '../../mf-public/src/**/*.stories.tsx',
    '../../mf-admin/src/**/*.stories.tsx',
    '../../shell/src/**/*.stories.tsx',
  ],
  // Without it a story that loads is a white sheet in the night.
  previewHead: (head) =>
    `${head}<style>:root, .sb-preparing-story, .sb-preparing-docs { background: ${palette.ink} !important; }
    .sb-preparing-docs > * { visibility: hidden; }</style>`,
  // The font of Storybook's own frame (manager-head.html); the stories' fonts come with the theme.
  staticDirs: [
    {
      from: '../../node_modules/@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
      to: '/archivo-latin-wdth-normal.woff2',
    },
  ],
  docs: { defaultName: 'Guida' },
  storyIndexGenerator: withSearchWords,
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  viteFinal: ({ resolve = {}, ...vite }) => ({
    ...vite,
    resolve: {
      ...resolve,
      // Stories use the sources of the design system, not its build: an edit shows at once.
      alias: [
        { find: '@vetta/design-system/theme.css', replacement: `${designSystem}/theme/theme.css.ts` },
        { find: /^@vetta\/design-system\/([a-z-]+)$/, replacement: `${designSystem}/$1/$1` },
      ],
      dedupe: ['react', 'react-dom'],
    },
  }),
};

export default config;
