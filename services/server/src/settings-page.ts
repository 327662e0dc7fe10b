import type { z } from 'zod';
import { backupVariables } from './backup/backup-variables.ts';
import { serverVariables } from './server-variables.ts';
import { serviceVariables } from './service-variables.ts';
import { settingRows } from './variable-kinds.ts';

const tables: Readonly<Record<string, Readonly<Record<string, z.ZodType>>>> = {
  server: serverVariables,
  services: serviceVariables,
  backup: backupVariables,
};

/** Returns docs/settings.md with its tables of variables written anew from their schema. `npm run fix` stores it. */
export const settingsPage = (page: string): string =>
  page.replace(
    /^<!-- variables: (\w+) -->\n.*?^<!-- end -->$/gms,
    (_, table: string) => `<!-- variables: ${table} -->\n\n${tableOf(table)}\n\n<!-- end -->`,
  );

function tableOf(table: string): string {
  const rows = Object.entries(tables[table] ?? {}).map(([name, schema]) => {
    const row = settingRows.get(schema);
    if (!row) throw new Error(`${name} has no row for docs/settings.md`);
    return `| \`${name}\` | ${row.byDefault} | ${row.accepted} | ${row.does} |`;
  });
  return ['| Name | Default | Accepted | What it does |', '|---|---|---|---|', ...rows].join('\n');
}
