import { definePlugin } from '@vetta/contract/plugin';

export default definePlugin({
  name: 'mf-public',
  title: 'Pagina pubblica',
  contract: '^1.0',
  routes: [
    { path: '/', title: 'Classifica', module: './src/page/page.tsx', first: './src/page/first-view.tsx' },
  ],
  scenes: [{ name: 'classifica', title: 'Classifica', module: './src/kiosk/board-scene.tsx' }],
});
