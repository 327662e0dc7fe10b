import { defineFrontEnd } from '@vetta/contract/front-end';

export default defineFrontEnd({
  name: 'mf-outdated',
  title: 'Antico',
  contract: '^0.9',
  routes: [{ path: '/antico', title: 'Antico', module: './src/page.tsx' }],
  scenes: [{ name: 'antica', title: 'Antica', module: './src/page.tsx' }],
});
