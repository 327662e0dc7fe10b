import { useRoute } from 'wouter';
import { useNow } from '../day/use-server-time.ts';
import type { SectionProps } from '../layout/section-props.ts';
import { Comparison } from './comparison.tsx';
import { PluginsOverview } from './plugins-overview.tsx';

/** «Plugin»: what is served and the generations before it, or one of them beside another (`/admin/plugins/14`). */
export default function PluginsPage({ context }: SectionProps) {
  const now = useNow(context);
  const [, params] = useRoute('/admin/plugins/:number');
  const number = Number(params?.number);
  return Number.isInteger(number) && number > 0 ? (
    <Comparison key={number} number={number} />
  ) : (
    <PluginsOverview now={now} />
  );
}
