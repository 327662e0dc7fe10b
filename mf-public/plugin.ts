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
      states: './src/kiosk/board-scene.states.ts',
    },
    {
      name: 'finale',
      title: 'Fine mese',
      module: './src/reveal/reveal-scene.tsx',
      states: './src/reveal/reveal-scene.states.ts',
      atOnce: true,
    },
    {
      name: 'estrazione',
      title: 'Estrazione',
      module: './src/draws/draw-scene.tsx',
      states: './src/draws/draw-scene.states.ts',
      atOnce: true,
    },
    {
      name: 'premi',
      title: 'Podio e premi',
      module: './src/prizes/podium-scene.tsx',
      states: './src/prizes/podium-scene.states.ts',
    },
    {
      name: 'mese',
      title: 'Il mese',
      module: './src/current-month/month-scene.tsx',
      states: './src/current-month/month-scene.states.ts',
    },
    {
      name: 'sfida',
      title: 'Sfida',
      module: './src/challenges/challenge-scene.tsx',
      states: './src/challenges/challenge-scene.states.ts',
    },
    {
      name: 'bonus',
      title: 'Bonus settimanali',
      module: './src/bonuses/bonuses-scene.tsx',
      states: './src/bonuses/bonuses-scene.states.ts',
    },
    {
      name: 'regole',
      title: 'Regole',
      module: './src/rules/rules-scene.tsx',
      states: './src/rules/rules-scene.states.ts',
    },
    {
      name: 'telefono',
      title: 'Sul telefono',
      module: './src/phone/phone-scene.tsx',
      states: './src/phone/phone-scene.states.ts',
    },
    {
      name: 'sorpassi',
      title: 'Sorpassi e bonus',
      module: './src/celebrations/celebration-scene.tsx',
      states: './src/celebrations/celebration-scene.states.ts',
      celebration: true,
    },
  ],
});
