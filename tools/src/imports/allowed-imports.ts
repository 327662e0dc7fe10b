const core = ['contract', 'tables', 'services/league', 'services/office', 'services/outbound'];
const frontEnd = ['design-system', 'plugin-kit'];

/** The workspaces that each workspace may import. Imports run one way, from top to bottom (docs/architecture.md). */
export const allowedImports: Readonly<Record<string, readonly string[]>> = {
  e2e: [...core, ...frontEnd, 'services/api', 'services/server', 'tools'],
  tools: [...core, ...frontEnd, 'services/api', 'services/scheduler', 'services/server'],
  'services/server': [...core, 'services/api', 'services/scheduler'],
  'services/api': core,
  'services/scheduler': core,
  'services/outbound': ['contract', 'tables', 'services/league', 'services/office'],
  'services/office': ['contract', 'services/league'],
  'services/league': ['contract', 'tables'],
  shell: ['contract', ...frontEnd],
  'mf-public': ['contract', ...frontEnd],
  'mf-admin': ['contract', 'tables', ...frontEnd],
  storybook: ['design-system'],
  'plugin-kit': ['contract', 'design-system'],
  'design-system': [],
  tables: ['contract'],
  contract: [],
  kiosk: [],
};
