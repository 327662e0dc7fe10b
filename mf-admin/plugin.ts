import { definePlugin } from '@vetta/contract/plugin';

export default definePlugin({
  name: 'mf-admin',
  title: 'Area amministrativa',
  contract: '^1.1',
  routes: [{ path: '/admin/*', title: 'Pannello Amministrativo', module: './src/admin.tsx' }],
});
