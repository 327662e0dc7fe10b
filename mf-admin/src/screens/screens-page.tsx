import { useRoute } from 'wouter';
import { useNow } from '../day/use-server-time.ts';
import type { SectionProps } from '../layout/section-props.ts';
import { PlanPage } from '../screen-plan/plan-page.tsx';
import { ScreenList } from './screen-list.tsx';

/** «Schermi»: the wall screens, or the plan of the one in the address (`/admin/screens/<id>`). */
export default function ScreensPage({ context }: SectionProps) {
  const now = useNow(context);
  const [, params] = useRoute('/admin/screens/:id');
  return params ? <PlanPage key={params.id} id={params.id} /> : <ScreenList now={now} clock={context.now} />;
}
