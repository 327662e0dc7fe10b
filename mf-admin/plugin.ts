import { defineFrontEnd } from '@vetta/contract/front-end';

export default defineFrontEnd({
  name: 'mf-admin',
  title: 'Area amministrativa',
  contract: '^1.1',
  routes: [{ path: '/admin/*', title: 'Pannello Amministrativo', module: './src/admin.tsx' }],
});
