import { z } from 'zod';
import type { Scope } from './key-scope.ts';

/**
 * Who may call: anyone, or the holders of a key with one of these scopes. The shared key opens all calls, and it alone those
 * without a scope.
 */
export type Access = 'public' | readonly Scope[];

type Shape = z.ZodType;

/** How large a JSON body may be, in bytes, if the call does not say less. */
export const LARGEST_BODY = 1024 * 1024;

/**
 * The successful statuses of a call and the shape of each answer: JSON, text for a string, bytes for a file, `null` for no
 * body.
 */
export type Replies = Readonly<Partial<Record<200 | 201 | 202 | 204 | 206 | 503, Shape | null>>>;

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
/** Parameters in braces: `/api/admin/players/{id}`. */
type Path = `/${string}`;

export interface EndpointDefinition {
  /** Its method and path. */
  readonly name: string;
  readonly method: Method;
  readonly path: Path;
  readonly access: Access;
  /** What the Registro calls it. */
  readonly label?: string;
  /** One sentence for the OpenAPI document. */
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  /** Optional if the shape has a default of its own: {@link isOptional}. */
  readonly body?: Shape;
  /** How large a JSON body may be, in bytes; {@link LARGEST_BODY} if absent. */
  readonly largestBody?: number;
  /** A multipart form with one file, instead of a body; or beside it, then a call has one of the two. */
  readonly form?: z.ZodObject;
  readonly replies: Replies;
  /** The headers of successful answers, by name, each with its description. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Statuses of errors beyond those that follow from access, body and parameters: 404 for unknown rows, 408 for a body that stalls, 409 for conflicts, 412, 416, 429. */
  readonly errors?: readonly (404 | 408 | 409 | 412 | 416 | 429)[];
  /** The body of a 409 that says more than its sentence. Other 409s of the call have the sentence alone. */
  readonly conflict?: Shape;
  /** Whether admins never change afterwards what it adds, so that it has no row tag and nothing is meant for a state of it. */
  readonly isImmutable?: boolean;
}

/** Returns the media type of a body or answer of this shape: JSON, or the shape's own `contentMediaType`. */
export function mediaTypeOf(shape: Shape): string {
  const declared = shape.meta()?.contentMediaType;
  if (typeof declared === 'string') return declared;
  return shape instanceof z.ZodString ? 'text/plain' : 'application/json';
}

/** Returns whether an input of this shape may be missing: its default takes its place. */
export const isOptional = (shape: Shape): boolean => shape.safeParse(undefined).success;

type Named<Name> = Name extends `${infer M extends Method} ${infer P extends Path}`
  ? { readonly name: Name; readonly method: M; readonly path: P }
  : never;

/** Declares one HTTP call. The server, the browsers' client and the OpenAPI document read this object alone. */
export function endpoint<
  const Name extends `${Method} ${Path}`,
  const Definition extends Omit<EndpointDefinition, 'name' | 'method' | 'path'>,
>(name: Name, definition: Definition): Named<Name> & Definition {
  const [method, path] = name.split(' ');
  // The compiler does not follow `split` into the name's type.
  return { name, method, path, ...definition } as unknown as Named<Name> & Definition;
}

type CallsOf<Declared> = Declared extends EndpointDefinition
  ? Declared
  : Declared extends { readonly list: EndpointDefinition }
    ? Extract<Declared[keyof Declared], EndpointDefinition>
    : never;

const isCall = (value: unknown): value is EndpointDefinition => value instanceof Object && 'replies' in value;

/** Returns the calls among what files declare, and those of their resources. */
export const callsOf = <Declared>(declared: Readonly<Record<string, Declared>>): CallsOf<Declared>[] =>
  // The compiler does not follow the values one by one.
  Object.values<unknown>(declared).flatMap((value) =>
    (value instanceof Object && 'list' in value ? Object.values<unknown>({ ...value }) : [value]).filter(
      isCall,
    ),
  ) as unknown as CallsOf<Declared>[];

type Successes<E extends EndpointDefinition> = E['replies'][keyof E['replies']];

/** What a successful call answers: the union over its statuses, `undefined` where there is no body. */
export type ReplyOf<E extends EndpointDefinition> =
  Successes<E> extends infer R ? (R extends Shape ? z.output<R> : R extends null ? undefined : never) : never;

type Given<Name extends string, S> = S extends Shape ? { readonly [K in Name]: z.input<S> } : unknown;
type Parsed<Name extends string, S> = S extends Shape
  ? { readonly [K in Name]: z.output<S> }
  : { readonly [K in Name]: undefined };

/** What a caller passes: parameters, query, body or form, before the server adds defaults. */
export type InputOf<E extends EndpointDefinition> = Given<'params', E['params']> &
  Given<'query', E['query']> &
  (E extends { body: Shape; form: Shape }
    ? Given<'body', E['body']> | Given<'form', E['form']>
    : Given<'body', E['body']> & Given<'form', E['form']>);

/** What a handler receives: the same after parsing. */
export type RequestOf<E extends EndpointDefinition> = Parsed<'params', E['params']> &
  Parsed<'query', E['query']> &
  (E extends { body: Shape; form: Shape }
    ?
        | (Parsed<'body', E['body']> & { readonly form?: undefined })
        | (Parsed<'form', E['form']> & { readonly body?: undefined })
    : Parsed<'body', E['body']>);
