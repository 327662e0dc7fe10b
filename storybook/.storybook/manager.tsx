// biome-ignore lint/correctness/noUnusedImports: Storybook compiles its frame's JSX to React.createElement
import * as React from 'react';
import { addons, types } from 'storybook/manager-api';
import { night } from './night.ts';
import { TokenPanel } from './token-panel.tsx';

addons.setConfig({
  theme: night,
  // Storybook draws the whole list again after each edit of a story: closed groups keep that short.
  sidebar: { collapsedRoots: ['pagina-pubblica', 'amministrazione', 'schermo', 'pagine'] },
});

addons.register('vetta/tokens', () => {
  addons.add('vetta/tokens/panel', {
    type: types.PANEL,
    title: 'Token',
    render: ({ active }) => (active ? <TokenPanel /> : null),
  });
});
