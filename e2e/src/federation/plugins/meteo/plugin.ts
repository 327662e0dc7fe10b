import { defineFrontEnd } from '@vetta/contract/front-end';

export default defineFrontEnd({
  name: 'mf-meteo',
  title: 'Meteo',
  contract: '^1.0',
  routes: [
    { path: '/', title: 'Classifica', module: './src/home.tsx', prerender: './src/prerender.tsx' },
    { path: '/meteo', title: 'Meteo', module: './src/page.tsx' },
  ],
  scenes: [{ name: 'cielo', title: 'Cielo', module: './src/scene.tsx' }],
});
