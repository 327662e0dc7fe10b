import { definePlugin } from '@vetta/contract/plugin';

export default definePlugin({
  name: 'mf-public',
  title: 'Pagina pubblica',
  contract: '^1.3',
  routes: [
    { path: '/', title: 'Classifica', module: './src/page/page.tsx', prerender: './src/page/prerender.tsx' },
  ],
  scenes: [{ name: 'classifica', title: 'Classifica', module: './src/kiosk/board-scene.tsx' }],
});
