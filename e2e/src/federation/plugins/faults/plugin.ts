import { defineFrontEnd } from '@vetta/contract/front-end';

/** One route and one scene for each way in which a plugin can fail. */
export default defineFrontEnd({
  name: 'mf-faults',
  title: 'Guasti',
  contract: '^1.0',
  routes: [
    { path: '/guasti/valutazione', title: 'Valutazione', module: './src/throws-at-evaluation.tsx' },
    { path: '/guasti/disegno', title: 'Disegno', module: './src/throws-in-render.tsx' },
    { path: '/guasti/vuoto', title: 'Vuoto', module: './src/exports-nothing.tsx' },
  ],
  scenes: [
    { name: 'guasta', title: 'Guasta', module: './src/throws-in-render.tsx' },
    { name: 'rotta', title: 'Rotta', module: './src/throws-at-evaluation.tsx' },
    { name: 'vuota', title: 'Vuota', module: './src/exports-nothing.tsx' },
    { name: 'muta', title: 'Muta', module: './src/shows-nothing.tsx' },
    { name: 'breve', title: 'Breve', module: './src/stops-showing.tsx' },
  ],
});
