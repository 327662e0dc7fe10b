import { z } from 'zod';
import { changeOf, resource } from './resource.ts';
import { Id, text } from './values.ts';

/** Browsers resolve `.` and `..` as path segments, so no address could name such a key. */
const Key = text(1, 100).refine((key) => key !== '.' && key !== '..');

/** A text of the site that replaces its default. */
export const ContentItem = z.object({
  id: Id,
  key: z.string(),
  value: z.string(),
  /** A note among admins. */
  description: z.string().nullable(),
});
export type ContentItem = z.output<typeof ContentItem>;

/** A text has at most 10,000 characters. */
export const NewContent = z.object({ key: Key, value: text(1, 10_000), description: text(0, 500).nullish() });
export type NewContent = z.output<typeof NewContent>;

/** The key is fixed once created. A field left out is unchanged. */
export const ContentChange = changeOf(NewContent.omit({ key: true }));
export type ContentChange = z.output<typeof ContentChange>;

export const content = resource('/api/admin/content', {
  row: ContentItem,
  card: ContentItem,
  added: NewContent,
  changed: ContentChange,
  by: { key: Key },
  words: {
    list: 'The texts that admins set, by key',
    add: ['Contenuto aggiunto', "Sets a text in its default's place"],
    change: ['Contenuto modificato', 'Changes a text or its note'],
    remove: ['Contenuto eliminato', 'Deletes a text; the page shows its default again, if it has one'],
  },
});
