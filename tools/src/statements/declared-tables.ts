import { join } from 'node:path';
import { checkout } from '@vetta/server/checkout';
import type { Node } from 'typescript/unstable/ast';
import { isInterfaceDeclaration } from 'typescript/unstable/ast/is';
import type { Checker, Type } from 'typescript/unstable/sync';
import { propertiesOf, withProjects } from './find-statements.ts';

const FILE = join(checkout, 'services/league/src/store/tables.ts');

/** Returns every column that `store/tables.ts` declares: `prizes.position: number`, with what an insert may leave out. */
export function declaredTables(): string[] {
  const [declared = []] = withProjects(({ program, checker }) => {
    const found: string[] = [];
    const visit = (node: Node): void => {
      if (isInterfaceDeclaration(node) && node.name.text === 'Tables') {
        const tables = checker.getTypeAtLocation(node.name);
        for (const table of tables ? checker.getPropertiesOfType(tables) : [])
          found.push(...columnsOf(table.name, checker.getTypeOfSymbol(table), checker));
      }
      node.forEachChild(visit);
    };
    const source = program.getSourceFile(FILE);
    if (source) visit(source);
    return found;
  }).filter((found) => found.length > 0);
  return declared;
}

function columnsOf(table: string, type: Type | undefined, checker: Checker): string[] {
  const scope = (name: string) => {
    const property = type && checker.getPropertyOfType(type, name);
    const found = property && checker.getTypeOfSymbol(property);
    return found ? propertiesOf(found, checker) : [];
  };
  const inserted = scope('insert');
  return scope('base').map(({ name, kinds }) => {
    const insert = inserted.find((column) => column.name === name);
    const own = [...kinds].filter((kind) => kind !== 'null');
    const words = [...own, ...(kinds.has('null') ? ['null'] : [])].join(' or ');
    return `${table}.${name}: ${words}${insert?.isOptional ? ', may be left out' : ''}`;
  });
}
