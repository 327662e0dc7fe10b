import { definePlugin } from '@vetta/contract/plugin';

export default definePlugin({
  name: 'meteo',
  title: 'Meteo',
  contract: '^2.0',
  routes: [{ path: '/meteo', title: 'Meteo', module: './src/page.tsx' }],
  scenes: [{ name: 'meteo', title: 'Meteo', module: './src/scene.tsx', states: './src/scene.states.ts' }],
});
