import { Month } from '@vetta/contract/values';
import { useRoute } from 'wouter';
import { useToday } from '../day/use-today.ts';
import type { SectionProps } from '../layout/section-props.ts';
import { MonthList } from './month-list.tsx';
import { OpenedMonth } from './opened-month.tsx';

/** «Mesi»: the months, or the one in the address (`/admin/months/2026-10`). */
export default function MonthsPage({ context }: SectionProps) {
  const today = useToday(context);
  const [, params] = useRoute('/admin/months/:month');
  const month = Month.safeParse(params?.month);
  return month.success ? <OpenedMonth key={month.data} month={month.data} today={today} /> : <MonthList />;
}
