import { definePlugin } from '@vetta/contract/plugin';

export default definePlugin({
  name: 'outdated',
  title: 'Antico',
  contract: '^0.9',
  routes: [{ path: '/antico', title: 'Antico', module: './src/page.tsx' }],
  scenes: [{ name: 'antica', title: 'Antica', module: './src/page.tsx' }],
});
