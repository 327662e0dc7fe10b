import { definePlugin } from '@vetta/contract/plugin';

/** One scene for each way in which a plugin is broken before it has shown anything, or while it does. */
export default definePlugin({
  name: 'rotto',
  title: 'Rotto',
  contract: '^2.0',
  scenes: [
    { name: 'cade', title: 'Cade', module: './src/throws.tsx' },
    { name: 'bianco', title: 'Bianco', module: './src/blank.tsx' },
    { name: 'gira', title: 'Gira', module: './src/loops.tsx' },
    { name: 'mangia', title: 'Mangia', module: './src/eats-memory.tsx' },
    { name: 'perso', title: 'Perso', module: './src/right.tsx' },
    { name: 'antico', title: 'Antico', module: './src/right.tsx' },
    { name: 'muto', title: 'Muto', module: './src/never-ready.tsx' },
    { name: 'lento', title: 'Lento', module: './src/slow.tsx' },
    { name: 'fermo', title: 'Fermo', module: './src/never-ends.tsx' },
  ],
});
