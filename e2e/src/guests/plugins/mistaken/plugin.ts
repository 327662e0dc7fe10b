import { definePlugin } from '@vetta/contract/plugin';

/** Every mistake that a guest's author makes, once. */
export default definePlugin({
  name: 'mistaken',
  title: 'Errori',
  contract: '^1.0',
  routes: [
    { path: '/mistaken', title: 'Testo crudo', module: './src/writes-html.tsx' },
    { path: '/mistaken-stile', title: 'Stile', module: './src/styles-inline.tsx' },
  ],
  scenes: [
    { name: 'ferma', title: 'Ferma', module: './src/never-ends.tsx' },
    { name: 'rotta', title: 'Rotta', module: './src/throws-at-start.tsx' },
    { name: 'chiama', title: 'Chiama', module: './src/calls-outside.tsx' },
    { name: 'dopo', title: 'Rotta dopo', module: './src/throws-later.tsx' },
    { name: 'pesante', title: 'Pesante', module: './src/weighs-much.tsx' },
    { name: 'larga', title: 'Troppo larga', module: './src/overflows.tsx', states: './src/states.ts' },
    { name: 'vuota', title: 'Vuota', module: './src/paints-nothing.tsx' },
    { name: 'rossa', title: 'Errori', module: './src/logs-errors.tsx' },
    { name: 'riquadro', title: 'Riquadro', module: './src/embeds-page.tsx' },
    { name: 'mai', title: 'Mai', module: './src/skips.tsx' },
    { name: 'giusta', title: 'Giusta', module: './src/ends-after-pages.tsx' },
  ],
});
