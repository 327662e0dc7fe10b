import { definePlugin } from '@vetta/contract/plugin';

export default definePlugin({
  name: 'meteo',
  title: 'Meteo',
  contract: '^1.0',
  routes: [{ path: '/meteo', title: 'Meteo', module: './src/page.tsx', first: './src/first.tsx' }],
  scenes: [{ name: 'meteo', title: 'Meteo', module: './src/scene.tsx' }],
});
