import { defineFrontEnd } from '@vetta/contract/front-end';

/** Everything that a check refuses, once. */
export default defineFrontEnd({
  name: 'mf-refused',
  title: 'Rifiutato',
  contract: '^9.0',
  routes: [
    { path: '/perde', title: 'Perde', module: './src/leaks-listeners.tsx' },
    { path: '/stile', title: 'Stile', module: './src/styles-inline.tsx' },
    { path: '/conserva', title: 'Conserva', module: './src/leaks-memory.tsx' },
    { path: '/cade', title: 'Cade', module: './src/throws.tsx' },
  ],
  scenes: [
    { name: 'larga', title: 'Troppo larga', module: './src/overflows.tsx', states: './src/states.ts' },
    { name: 'rotta', title: 'Rotta', module: './src/throws.tsx' },
    { name: 'vuota', title: 'Vuota', module: './src/paints-nothing.tsx' },
    { name: 'timer', title: 'Timer', module: './src/leaks-timers.tsx' },
    { name: 'pesante', title: 'Pesante', module: './src/weighs-much.tsx' },
    { name: 'rossa', title: 'Errori', module: './src/logs-errors.tsx' },
    { name: 'chiama', title: 'Chiama', module: './src/calls-outside.tsx', states: './src/states.ts' },
    { name: 'riquadro', title: 'Riquadro', module: './src/embeds-page.tsx', states: './src/states.ts' },
    { name: 'presto', title: 'Chiama presto', module: './src/calls-at-once.tsx' },
    { name: 'mai', title: 'Mai', module: './src/skips.tsx' },
  ],
});
