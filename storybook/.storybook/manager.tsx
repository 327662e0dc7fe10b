// biome-ignore lint/correctness/noUnusedImports: Storybook compiles its frame's JSX to React.createElement
import * as React from 'react';
import { addons, types } from 'storybook/manager-api';
import { night } from './night.ts';
import { TokenPanel } from './token-panel.tsx';

addons.setConfig({ theme: night });

addons.register('vetta/tokens', () => {
  addons.add('vetta/tokens/panel', {
    type: types.PANEL,
    title: 'Token',
    render: ({ active }) => (active ? <TokenPanel /> : null),
  });
});
