import { NewNotice, NoticeTone } from '@vetta/contract/notices';
import { romeDay } from '@vetta/contract/rome-time';
import { z } from 'zod';
import { isTime, romeInstants } from '../contest/rome-instants.ts';

/** How long a notice stays: minutes, the end of the day, or a time of today. */
export const durations = [
  { id: '15', label: '15 minuti' },
  { id: '60', label: 'Un’ora' },
  { id: 'day', label: 'Fino alla fine della giornata' },
  { id: 'time', label: 'Fino a un’ora precisa di oggi' },
] as const;

export const tones: readonly { readonly id: NoticeTone; readonly label: string }[] = [
  { id: 'info', label: 'Informazione: ogni due scene' },
  { id: 'festa', label: 'Festa: ogni due scene, con i colori della vetta' },
  { id: 'urgente', label: 'Urgente: subito e da solo, anche sugli schermi al buio' },
];

export const NoticeForm = z
  .object({
    title: z.string().trim().max(40),
    text: NewNotice.shape.text,
    tone: NoticeTone,
    where: z.enum(['all', 'some']),
    screens: z.array(z.string()),
    until: z.enum(['15', '60', 'day', 'time']),
    time: z.string(),
  })
  .refine(({ until, time }) => until !== 'time' || isTime(time), {
    path: ['time'],
    error: 'Scrivi ore e minuti, per esempio 18:30',
  })
  .refine(({ where, screens }) => where === 'all' || screens.length > 0, {
    path: ['where'],
    error: 'Scegli almeno uno schermo',
  });
export type NoticeForm = z.output<typeof NoticeForm>;

export const emptyNotice: NoticeForm = {
  title: '',
  text: '',
  tone: 'info',
  where: 'all',
  screens: [],
  until: '60',
  time: '',
};

/** Returns the end of a notice that is written at `now`: the day ends at 24:00 in Rome. */
export function endOf({ until, time }: Pick<NoticeForm, 'until' | 'time'>, now: Date): string {
  const today = romeDay(now);
  if (until === 'time') return romeInstants(today, time)[0]?.iso ?? now.toISOString();
  if (until !== 'day') return new Date(now.getTime() + Number(until) * 60_000).toISOString();
  const lastMinute = romeInstants(today, '23:59')[0];
  return new Date(Date.parse(lastMinute?.iso ?? now.toISOString()) + 60_000).toISOString();
}

export const newNotice = (form: NoticeForm, now: Date): NewNotice => ({
  title: form.title || null,
  text: form.text,
  tone: form.tone,
  screens: form.where === 'all' ? null : form.screens,
  endsAt: endOf(form, now),
});
