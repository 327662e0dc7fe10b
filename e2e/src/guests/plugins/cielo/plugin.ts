import { definePlugin } from '@vetta/contract/plugin';

/** A quiet guest, whose sky each build names. */
export default definePlugin({
  name: 'cielo',
  title: 'Cielo',
  contract: '^2.0',
  scenes: [{ name: 'azzurro', title: 'Azzurro', module: './src/scene.tsx' }],
});
