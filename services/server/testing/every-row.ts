import { rows } from '@vetta/league/store/rows';
import { inDatabase } from '@vetta/league/testing/fresh-database';

/** Returns every row of every table of a database, by the tables' names. Leaves no connection open. */
export const everyRow = (url: string): Promise<Record<string, unknown>> =>
  inDatabase(url, async (database) => {
    const tables = await rows<{ name: string }>(
      database,
      "select tablename as name from pg_tables where schemaname = 'public' order by 1",
    );
    const content: Record<string, unknown> = {};
    for (const { name } of tables) {
      const [found] = await rows<{ content: unknown }>(
        database,
        `select json_agg(t order by t::text) as content from ${name} t`,
      );
      content[name] = found?.content;
    }
    return content;
  });
