import type { ImportRead, ImportReport } from '@vetta/contract/imports';
import { samplePlayers } from './office.ts';

const numbers = { rings: 80, apptSet: 2, apptDone: 1, alignment: true };

const person = (name: string, how: ImportRead['people'][number]['how']): ImportRead['people'][number] => ({
  name,
  rows: 1,
  how,
  playerId: samplePlayers.find((player) => player.name === name)?.id ?? null,
  candidates: [],
  choice: null,
});

/** How a good file is read. */
export const sampleRead: ImportRead = {
  format: 'csv',
  sheet: null,
  sheets: [],
  headerLine: 1,
  header: [
    { heading: 'Operatore', field: 'name', samples: ['Giulia Ferrari'] },
    { heading: 'Chiamate', field: 'rings', samples: ['95'] },
    { heading: 'App. fissati', field: 'apptSet', samples: ['2'] },
    { heading: 'Note', field: null, samples: ['a casa'] },
  ],
  day: '2026-11-19',
  dateOrder: null,
  rows: [
    { line: 2, cells: ['Giulia Ferrari', '95', '2', 'a casa'] },
    { line: 3, cells: ['Ada Neri', '80', '3'] },
  ],
  leftOut: [{ line: 1, why: 'La colonna «Note» non serve' }],
  people: [
    person('Giulia Ferrari', 'same'),
    person('Ada Neri', 'new'),
    person('Massimiliano Alessandro Castelnuovo-Bonaventura', 'new'),
  ],
  unusual: [],
  unsure: [],
};

/** What the import of a good file would do. */
export const sampleReport: ImportReport = {
  newPlayers: ['Ada Neri', 'Massimiliano Alessandro Castelnuovo-Bonaventura'],
  entries: { created: 118, replaced: 102, unchanged: 6 },
  replacements: Array.from({ length: 100 }, (_, index) => ({
    line: index + 2,
    name: index % 2 === 0 ? 'Giulia Ferrari' : 'Alessandro Ricci-Bonaventura',
    date: '2026-11-19',
    before: numbers,
    after: { ...numbers, rings: 95, alignment: index % 3 === 0 },
  })),
  opensMonths: [],
  demoRemoved: false,
  errors: [],
  read: sampleRead,
};

export const nothingToImport: ImportReport = {
  ...sampleReport,
  newPlayers: [],
  entries: { created: 0, replaced: 0, unchanged: 226 },
  replacements: [],
  read: { ...sampleRead, people: sampleRead.people.slice(0, 1) },
};

/** What is said of a file with errors. */
export const wrongReport: ImportReport = {
  ...nothingToImport,
  entries: { created: 0, replaced: 0, unchanged: 0 },
  errors: [
    { line: 3, column: 'rings', message: 'rings «ottanta»: serve un numero intero da 0 a 10.000' },
    {
      line: 7,
      column: 'date',
      message: 'date «31/11/2026»: serve un giorno che esiste, nella forma AAAA-MM-GG',
    },
    { line: 9, column: null, message: 'Ada Neri ha già il 20 novembre 2026 alla riga 4' },
  ],
};

export const opensMonths: ImportReport = {
  ...wrongReport,
  opensMonths: ['2026-08', '2026-09'],
  // 74 lines that need nothing but their months.
  errors: Array.from({ length: 74 }, (_, index) => ({
    line: index + 2,
    column: 'date',
    message: 'I mesi prima del 1° ottobre 2026 non sono aperti',
    opensMonth: true,
  })),
};
