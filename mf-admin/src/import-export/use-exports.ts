import { useMutation } from '@tanstack/react-query';
import type { Challenge } from '@vetta/contract/challenges';
import { call } from '@vetta/contract/client/call';
import type { Input } from '@vetta/contract/client/call-types';
import { tableName } from '@vetta/contract/exported-table';
import type { Player } from '@vetta/contract/players';
import { notify } from '@vetta/design-system/toast';
import { reasonOf } from '../kit/failures.ts';
import { download } from './download.ts';

/** Fetches a table with the admin key in a header, and lets the browser save it. The key is in no address. */
function useDownload<Wanted>(
  fetchTable: (wanted: Wanted) => Promise<{ name: string; table: Blob | string }>,
) {
  return useMutation({
    mutationFn: fetchTable,
    onSuccess: ({ name, table }) => {
      download(name, table);
      notify({ tone: 'success', title: `${name} scaricato` });
    },
    onError: (error) =>
      notify({
        tone: 'error',
        title: 'Errore nell’esportazione',
        description: reasonOf(error) ?? 'Il server non è raggiungibile. Riprova.',
      }),
  });
}

export const useExportEntries = () =>
  useDownload(async (query: Input<'GET /api/admin/exports/entries.csv'>['query']) => ({
    name: tableName('entries', query.separator ?? 'comma', [query.from, query.to]),
    table: await call('GET /api/admin/exports/entries.csv', { query }),
  }));

export const useExportStandings = () =>
  useDownload(async (query: Input<'GET /api/admin/exports/standings.csv'>['query']) => ({
    name: tableName('standings', query.separator ?? 'comma', [query.month]),
    table: await call('GET /api/admin/exports/standings.csv', { query }),
  }));

export const useExportEntriesWorkbook = () =>
  useDownload(async (query: Input<'GET /api/admin/exports/entries.xlsx'>['query']) => ({
    name: tableName('entries', 'workbook', [query.from, query.to]),
    table: await call('GET /api/admin/exports/entries.xlsx', { query }),
  }));

export const useExportStandingsWorkbook = () =>
  useDownload(async (query: Input<'GET /api/admin/exports/standings.xlsx'>['query']) => ({
    name: tableName('standings', 'workbook', [query.month]),
    table: await call('GET /api/admin/exports/standings.xlsx', { query }),
  }));

export const useExportChallenge = () =>
  useDownload(async ({ id, name }: Pick<Challenge, 'id' | 'name'>) => ({
    name: tableName('challenge', 'semicolon', [name]),
    table: await call('GET /api/admin/exports/challenges/{id}/sides.csv', {
      params: { id },
      query: { separator: 'semicolon' },
    }),
  }));

/** Everything that is stored about a person, as a file to hand over. */
export const useExportPerson = () =>
  useDownload(async ({ id, name }: Pick<Player, 'id' | 'name'>) => {
    const data = await call('GET /api/admin/exports/players/{id}', { params: { id } });
    return {
      name: `vetta-dati-${name}.json`,
      table: new Blob([JSON.stringify(data, null, 1)], { type: 'application/json' }),
    };
  });
