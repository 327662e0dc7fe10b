import { definePlugin } from '@vetta/contract/plugin';

/** A guest that tries whatever it can against the page around it, one scene for each way, and a page that is pressed. */
export default definePlugin({
  name: 'ostile',
  title: 'Ostile',
  contract: '^2.0',
  routes: [
    { path: '/ostile', title: 'Prende', module: './src/takes.tsx' },
    { path: '/gira', title: 'Gira', module: './src/loops.tsx' },
    { path: '/allunga', title: 'Allunga', module: './src/lengthens.tsx' },
    { path: '/afferra', title: 'Afferra', module: './src/grabs.tsx' },
    { path: '/trattiene', title: 'Trattiene', module: './src/leads.tsx' },
  ],
  scenes: [
    { name: 'ruba', title: 'Ruba', module: './src/steals.tsx' },
    { name: 'disturba', title: 'Disturba', module: './src/disturbs.tsx' },
    { name: 'gira', title: 'Gira', module: './src/loops.tsx' },
    { name: 'compagnia', title: 'Compagnia', module: './src/in-company.tsx' },
    { name: 'dipinge', title: 'Dipinge', module: './src/paints.tsx' },
    { name: 'inonda', title: 'Inonda', module: './src/floods.tsx' },
    { name: 'mangia', title: 'Mangia', module: './src/eats-memory.tsx' },
    { name: 'fugge', title: 'Fugge', module: './src/leaves.tsx' },
    { name: 'allunga', title: 'Allunga', module: './src/lengthens.tsx' },
    { name: 'cade', title: 'Cade', module: './src/throws.tsx' },
    { name: 'chiede', title: 'Chiede', module: './src/asks.tsx' },
    { name: 'mente', title: 'Mente', module: './src/lies.tsx' },
  ],
});
