import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { tagged } from './row-tag.ts';
import { Id, Instant, text, WithId } from './values.ts';

/** `info` and `festa` come after every second scene; `urgente` comes at once, alone, until its end, on a dark wall too. */
export const NoticeTone = z.enum(['info', 'festa', 'urgente']);
export type NoticeTone = z.output<typeof NoticeTone>;

/** How many notices may run at a time. */
export const MOST_NOTICES = 3;
/** How long before its end a notice may be written, in days. */
export const LONGEST_NOTICE_DAYS = 31;

/** A notice as a wall shows it. */
export const WallNotice = z.object({
  id: Id,
  title: z.string().nullable(),
  text: z.string(),
  tone: NoticeTone,
  /** It is never shown later than this. */
  endsAt: Instant,
});
export type WallNotice = z.output<typeof WallNotice>;

export const Notice = WallNotice.extend({
  /** The screens that show it; null: all. */
  screens: z.array(Id).nullable(),
  createdAt: Instant,
});
export type Notice = z.output<typeof Notice>;

/** A notice and the named screens that have shown it. */
export const NoticeCard = Notice.extend({
  shown: z.array(z.object({ screen: Id, since: Instant })),
});
export type NoticeCard = z.output<typeof NoticeCard>;

export const NewNotice = z.object({
  title: text(1, 40).nullable().default(null),
  text: text(1, 140),
  tone: NoticeTone.default('info'),
  screens: z.array(Id).min(1).max(100).nullable().default(null),
  /** In the future, and not later than {@link LONGEST_NOTICE_DAYS} days from now. */
  endsAt: Instant,
});
export type NewNotice = z.output<typeof NewNotice>;

export const listNotices = endpoint('GET /api/admin/notices', {
  access: ['admin', 'read'],
  summary: 'The notices that have not ended, the newest first, and which screens have shown them',
  replies: { 200: z.array(tagged(NoticeCard)) },
});

export const addNotice = endpoint('POST /api/admin/notices', {
  access: ['admin'],
  label: 'Avviso sugli schermi',
  summary: `Shows a notice on wall screens; at most ${MOST_NOTICES} at a time`,
  body: NewNotice,
  replies: { 201: tagged(Notice) },
  errors: [404],
});

export const removeNotice = endpoint('DELETE /api/admin/notices/{id}', {
  access: ['admin'],
  label: 'Avviso tolto dagli schermi',
  summary: 'Takes a notice back',
  params: WithId,
  replies: { 204: null },
});

export const listWallNotices = endpoint('GET /api/screens/notices', {
  access: 'public',
  summary:
    'The notices for the wall screen that asks, by its cookie; without one, those for all. The newest first',
  replies: { 200: z.array(WallNotice) },
});
