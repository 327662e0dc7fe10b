import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { tagged } from './row-tag.ts';

type Changed<Added extends z.core.$ZodShape> = {
  [Field in keyof Added]: z.ZodOptional<
    Added[Field] extends z.ZodDefault<infer Inner extends z.core.SomeType> ? Inner : Added[Field]
  >;
};

/** Returns the shape of a change of a row, by that of a new one: a field left out is unchanged. */
export function changeOf<Added extends z.core.$ZodShape>(
  added: z.ZodObject<Added>,
): z.ZodObject<Changed<Added>> {
  const fields = Object.entries(added.shape).map(([name, shape]) => [
    name,
    z.optional(shape instanceof z.ZodDefault ? shape.unwrap() : shape),
  ]);
  // The compiler does not follow the fields one by one.
  return z.object(Object.fromEntries(fields)) as unknown as z.ZodObject<Changed<Added>>;
}

/** What the Registro calls a change, and what the OpenAPI document says of its call. */
type Words = readonly [label: string, summary: string];

interface Definition<Row, Card, Added, Change, By> {
  readonly row: Row;
  /** A row as the list has it. */
  readonly card: Card;
  readonly added: Added;
  readonly changed: Change;
  /** The field that names a row in its address, and its shape. */
  readonly by: By;
  readonly words: {
    readonly list: string;
    readonly add: Words;
    readonly change: Words;
    readonly remove: Words;
  };
}

/** Declares the four calls of rows that admins keep: their list, and to add, change and remove one. */
export function resource<
  const Path extends `/api/admin/${string}`,
  Row extends z.ZodType,
  Card extends z.ZodType,
  Added extends z.ZodType,
  Change extends z.ZodType,
  By extends Readonly<Record<string, z.ZodType<string>>>,
>(path: Path, { row, card, added, changed, by, words }: Definition<Row, Card, Added, Change, By>) {
  // A row has one name.
  const one = `${path}/{${Object.keys(by)[0]}}` as `${Path}/{${keyof By & string}}`;
  const params = z.object(by);
  const access = ['admin'] as const;
  const said = ([label, summary]: Words) => ({ access, label, summary });
  return {
    list: endpoint(`GET ${path}` as const, {
      access: ['admin', 'read'],
      summary: words.list,
      replies: { 200: z.array(tagged(card)) },
    }),
    add: endpoint(`POST ${path}` as const, {
      ...said(words.add),
      body: added,
      replies: { 201: tagged(row) },
    }),
    change: endpoint(`PUT ${one}` as const, {
      ...said(words.change),
      params,
      body: changed,
      replies: { 200: tagged(row) },
    }),
    remove: endpoint(`DELETE ${one}` as const, { ...said(words.remove), params, replies: { 204: null } }),
  };
}
