import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { tagged } from './row-tag.ts';
import { Count, Id, text, WithId } from './values.ts';

/** A question of the page's FAQ with its answer. */
export const Rule = z.object({
  id: Id,
  title: z.string(),
  content: z.string(),
  order: Count,
  isActive: z.boolean(),
});
export type Rule = z.output<typeof Rule>;

export const NewRule = z.object({
  title: text(1, 200),
  content: text(1, 10_000),
  order: Count.default(0),
  isActive: z.boolean().default(true),
});
export type NewRule = z.output<typeof NewRule>;

/** A field left out is unchanged. */
export const RuleChange = z.object({
  title: text(1, 200).optional(),
  content: text(1, 10_000).optional(),
  order: Count.optional(),
  isActive: z.boolean().optional(),
});
export type RuleChange = z.output<typeof RuleChange>;

export const listRules = endpoint({
  method: 'GET',
  path: '/api/admin/rules',
  access: 'admin',
  summary: 'All rules in their order',
  replies: { 200: z.array(tagged(Rule)) },
});

export const addRule = endpoint({
  method: 'POST',
  path: '/api/admin/rules',
  access: 'admin',
  summary: 'Adds a rule',
  body: NewRule,
  replies: { 201: tagged(Rule) },
});

export const changeRule = endpoint({
  method: 'PUT',
  path: '/api/admin/rules/{id}',
  access: 'admin',
  summary: 'Changes a rule',
  params: WithId,
  body: RuleChange,
  replies: { 200: tagged(Rule) },
  errors: [404],
});

export const removeRule = endpoint({
  method: 'DELETE',
  path: '/api/admin/rules/{id}',
  access: 'admin',
  summary: 'Removes a rule',
  params: WithId,
  replies: { 204: null },
  errors: [404],
});
