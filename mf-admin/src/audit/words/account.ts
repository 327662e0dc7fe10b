import type { AuditedChange } from '@vetta/contract/audit';
import type { z } from 'zod';
import type { FieldChange } from '../../kit/fields/fields.ts';

/** A change in words. The sentence begins after the name of who made it: «ha eliminato Marco De Luca». */
export interface Account {
  readonly did: string;
  readonly fields?: readonly FieldChange[];
  /** The reason that the admin gave. */
  readonly reason?: string;
  /** Its undo touches many rows, and is confirmed first. */
  readonly isBig?: boolean;
  /** Nothing was changed that an undo could bring back: a login, an export. */
  readonly isEvent?: boolean;
  /** `did` is a label and no predicate: «partecipante modificato: Marco». */
  readonly isLabel?: boolean;
}

/** The names that the audit has as ids alone. */
export interface Names {
  readonly players: ReadonlyMap<string, string>;
  readonly bonuses: ReadonlyMap<string, string>;
}

/** Tells a change of one subject in words; undefined where its values have an unknown shape. */
export type Teller = (change: AuditedChange, names: Names) => Account | undefined;

/** Tells what a change left. */
export const ofAfter =
  <Shape extends z.ZodType>(
    shape: Shape,
    told: (after: z.output<Shape>, ...about: Parameters<Teller>) => ReturnType<Teller>,
  ): Teller =>
  (change, names) => {
    const after = shape.safeParse(change.after);
    return after.success ? told(after.data, change, names) : undefined;
  };

/** Tells what a change removed. */
export const ofBefore: typeof ofAfter = (shape, told) => (change, names) =>
  ofAfter(shape, told)({ ...change, after: change.before }, names);

/** Tells a change by how its subject was and is. */
export const ofBoth = <Shape extends z.ZodType>(
  shape: Shape,
  told: (before: z.output<Shape>, after: z.output<Shape>, ...about: Parameters<Teller>) => ReturnType<Teller>,
): Teller =>
  ofAfter(shape, (after, ...about) => ofBefore(shape, (before) => told(before, after, ...about))(...about));
