import type { PluginContext } from '@vetta/contract/plugin';

/** What the page of a section gets. */
export interface SectionProps {
  readonly context: PluginContext;
}
