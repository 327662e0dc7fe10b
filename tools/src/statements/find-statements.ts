import { join, relative } from 'node:path';
import { checkout } from '@vetta/server/checkout';
import type { Expression, Node } from 'typescript/unstable/ast';
import { isCallExpression, isIdentifier, isPropertyAccessExpression } from 'typescript/unstable/ast/is';
import { API, type Checker, type Project, SymbolFlags, type Type, TypeFlags } from 'typescript/unstable/sync';

/** What a value may be in TypeScript. */
export type Kind = 'string' | 'number' | 'boolean' | 'null' | 'other';

/** A property of a row's type, and what its values may be. */
export interface Property {
  readonly name: string;
  readonly kinds: ReadonlySet<Kind>;
  /** Whether it may be left out. */
  readonly isOptional?: boolean;
}

/** A call that gives the database a statement in text. */
export interface Statement {
  /** The file relative to the checkout, and the line. */
  readonly at: string;
  readonly file: string;
  /** The expression of the text, as the source has it. */
  readonly text: string;
  /** What the caller takes each row for; undefined where it reads none. */
  readonly row: readonly Property[] | undefined;
}

/** The place of the statement among the arguments, by the function that gets it. */
const ARGUMENT: Readonly<Record<string, number>> = { rows: 1, firstRow: 1, journaled: 2, raw: 0 };

const WORKSPACES = ['league', 'office', 'api', 'scheduler', 'server'];

/** Calls `read` with the compiler's view of each service. */
export function withProjects<Read>(read: (project: Project) => Read): Read[] {
  const api = new API({ cwd: checkout });
  try {
    const configs = WORKSPACES.map((name) => join(checkout, 'services', name, 'tsconfig.json'));
    const snapshot = api.updateSnapshot({ openProjects: configs });
    return configs.flatMap((config) => {
      const project = snapshot.getProject(config);
      return project ? [read(project)] : [];
    });
  } finally {
    api.close();
  }
}

/** Returns every statement that the product's sources write in text. Those of migrations have run; rows.ts passes on others'. */
export const findStatements = (): Statement[] =>
  withProjects((project) => {
    const own = relative(checkout, project.configFileName).replace('tsconfig.json', 'src/');
    return project.program
      .getSourceFileNames()
      .map((path) => relative(checkout, path))
      .filter((file) => file.startsWith(own) && !/\.test\.ts$|\/migrations\/|\/store\/rows\.ts$/.test(file))
      .flatMap((file) => statementsOf(project, file));
  }).flat();

function statementsOf({ program, checker }: Project, file: string): Statement[] {
  const source = program.getSourceFile(join(checkout, file));
  if (!source) return [];
  const found: Statement[] = [];
  const visit = (node: Node): void => {
    const name = isCallExpression(node) ? nameOf(node.expression) : undefined;
    const text =
      isCallExpression(node) && name !== undefined ? node.arguments[ARGUMENT[name] ?? -1] : undefined;
    if (text) {
      found.push({
        at: `${file}:${source.text.slice(0, node.end).split('\n').length}`,
        file,
        text: source.text.slice(text.pos, text.end),
        row:
          name === 'rows' || name === 'firstRow'
            ? rowOf(checker.getTypeAtLocation(node), checker)
            : undefined,
      });
    }
    node.forEachChild(visit);
  };
  visit(source);
  return found;
}

function nameOf(called: Expression): string | undefined {
  if (isIdentifier(called) && called.text !== 'raw') return called.text;
  return isPropertyAccessExpression(called) && called.name.text === 'raw' ? 'raw' : undefined;
}

/** Returns the properties of a row: of the `Row` of a `Promise<Row[]>` or a `Promise<Row | undefined>`. */
function rowOf(promise: Type | undefined, checker: Checker): Property[] | undefined {
  const [awaited] = promise?.isTypeReference() ? checker.getTypeArguments(promise) : [];
  if (!awaited) return undefined;
  const one =
    awaited.isTypeReference() && checker.isArrayType(awaited)
      ? checker.getTypeArguments(awaited)[0]
      : awaited;
  const row = one && checker.getNonNullableType(one);
  const properties = row ? propertiesOf(row, checker) : [];
  return properties.length > 0 ? properties : undefined;
}

/** Returns the properties of a type with the kinds of their values. */
export const propertiesOf = (type: Type, checker: Checker): Property[] =>
  checker.getPropertiesOfType(type).map((property) => ({
    name: property.name,
    kinds: new Set(kindsOf(checker.getTypeOfSymbol(property))),
    isOptional: (property.flags & SymbolFlags.Optional) !== 0,
  }));

function kindsOf(type: Type | undefined): Kind[] {
  if (!type) return ['other'];
  if (type.isUnionType()) return type.getTypes().flatMap(kindsOf);
  if (type.flags & TypeFlags.StringLike) return ['string'];
  if (type.flags & TypeFlags.NumberLike) return ['number'];
  if (type.flags & TypeFlags.BooleanLike) return ['boolean'];
  if (type.flags & (TypeFlags.Null | TypeFlags.Undefined)) return ['null'];
  return ['other'];
}
