import { defineFrontEnd } from '@vetta/contract/front-end';

export default defineFrontEnd({
  name: 'mf-public',
  title: 'Pagina pubblica',
  contract: '^1.6',
  routes: [
    { path: '/', title: 'Classifica', module: './src/page/page.tsx', prerender: './src/page/prerender.tsx' },
  ],
  scenes: [
    {
      name: 'classifica',
      title: 'Classifica',
      module: './src/kiosk/board-scene.tsx',
    },
    {
      name: 'finale',
      title: 'Fine mese',
      module: './src/reveal/reveal-scene.tsx',
      atOnce: true,
    },
    {
      name: 'estrazione',
      title: 'Estrazione',
      module: './src/draws/draw-scene.tsx',
      atOnce: true,
    },
    {
      name: 'premi',
      title: 'Podio e premi',
      module: './src/prizes/podium-scene.tsx',
    },
    {
      name: 'mese',
      title: 'Il mese',
      module: './src/current-month/month-scene.tsx',
    },
    {
      name: 'sfida',
      title: 'Sfida',
      module: './src/challenges/challenge-scene.tsx',
    },
    {
      name: 'bonus',
      title: 'Bonus settimanali',
      module: './src/bonuses/bonuses-scene.tsx',
    },
    {
      name: 'regole',
      title: 'Regole',
      module: './src/rules/rules-scene.tsx',
    },
    {
      name: 'telefono',
      title: 'Sul telefono',
      module: './src/phone/phone-scene.tsx',
    },
    {
      name: 'sorpassi',
      title: 'Sorpassi e bonus',
      module: './src/celebrations/celebration-scene.tsx',
      celebration: true,
    },
  ],
});
