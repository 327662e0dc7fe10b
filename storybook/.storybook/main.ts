import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';

const designSystem = fileURLToPath(new URL('../../design-system/src', import.meta.url));

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  stories: [
    '../src/**/*.mdx',
    '../../design-system/src/**/*.stories.tsx',
    '../../mf-public/src/**/*.stories.tsx',
    '../../mf-admin/src/**/*.stories.tsx',
    '../../shell/src/**/*.stories.tsx',
  ],
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
