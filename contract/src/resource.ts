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

/** What a field is called; or, if it says yes or no, what a row is called with each. */
export type Label = string | readonly [yes: string, no: string];

/** How the back office speaks of rows of which nothing more is to be said. */
export interface ToldRows {
  /** «la regola», «una regola», «le regole» */
  readonly the: string;
  readonly one: string;
  readonly all: string;
  /** «questa regola» */
  readonly this: string;
  /** What the code of a failure calls it: `unknown_rule`. */
  readonly code: string;
  /** The field that names a row. */
  readonly named: string;
  /** The fields by which the list is ordered; equal ones by their id. */
  readonly order: readonly string[];
  /** Its page below `/admin`, the page's title, and what people look for there, in their words. */
  readonly section: readonly [path: `/${string}`, title: string, words: string];
  /** The fields of its form. */
  readonly labels: Readonly<Record<string, Label>>;
}

interface Definition<Row, Card, Added, Change, By, Told> {
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
  readonly told?: Told;
}

/** Declares the four calls of rows that admins keep: their list, and to add, change and remove one. */
export function resource<
  const Path extends `/api/admin/${string}`,
  Row extends z.ZodType,
  Card extends z.ZodType,
  Added extends z.ZodType,
  Change extends z.ZodType,
  By extends Readonly<Record<string, z.ZodType<string>>>,
  const Told extends ToldRows | undefined = undefined,
>(path: Path, { words, told, ...shapes }: Definition<Row, Card, Added, Change, By, Told>) {
  const { row, card, added, changed, by } = shapes;
  // A row has one name.
  const one = `${path}/{${Object.keys(by)[0]}}` as `${Path}/{${keyof By & string}}`;
  const params = z.object(by);
  const access = ['admin'] as const;
  const said = ([label, summary]: Words) => ({ access, label, summary });
  return {
    ...shapes,
    path,
    // Without words it is undefined, as its type then is.
    told: told as Told,
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
