import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { tagged } from './row-tag.ts';
import { Id, text } from './values.ts';

/** Browsers resolve `.` and `..` as path segments, so no address could name such a key. */
const Key = text(1, 100).refine((key) => key !== '.' && key !== '..');
const WithKey = z.object({ key: Key });

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
export const ContentChange = z.object({
  value: text(1, 10_000).optional(),
  description: text(0, 500).nullish(),
});
export type ContentChange = z.output<typeof ContentChange>;

export const listContent = endpoint({
  method: 'GET',
  path: '/api/admin/content',
  access: 'admin',
  summary: 'The texts that admins set, by key',
  replies: { 200: z.array(tagged(ContentItem)) },
});

export const addContent = endpoint({
  method: 'POST',
  path: '/api/admin/content',
  access: 'admin',
  summary: "Sets a text in its default's place",
  body: NewContent,
  replies: { 201: tagged(ContentItem) },
  errors: [409],
});

export const changeContent = endpoint({
  method: 'PUT',
  path: '/api/admin/content/{key}',
  access: 'admin',
  summary: 'Changes a text or its note',
  params: WithKey,
  body: ContentChange,
  replies: { 200: tagged(ContentItem) },
  errors: [404],
});

export const removeContent = endpoint({
  method: 'DELETE',
  path: '/api/admin/content/{key}',
  access: 'admin',
  summary: 'Deletes a text; the page shows its default again, if it has one',
  params: WithKey,
  replies: { 204: null },
  errors: [404],
});
