import { definePlugin } from '@vetta/contract/plugin';

/** A guest with everything that a person operates: a page, and a section of the back office that makes a call. */
export default definePlugin({
  name: 'sala',
  title: 'Sala',
  contract: '^2.0',
  routes: [{ path: '/sala', title: 'La sala', module: './src/page.tsx' }],
  adminSections: [{ path: '/sala', title: 'Premi in sala', module: './src/section.tsx' }],
  scenes: [
    { name: 'sala', title: 'Sala', module: './src/scene.tsx' },
    { name: 'lenta', title: 'Lenta', module: './src/slow.tsx' },
  ],
  calls: ['GET /api/admin/prizes'],
});
