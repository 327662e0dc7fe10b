import { useQuery } from '@tanstack/react-query';
import { adminMonths } from '@vetta/contract/client/month-queries';
import type { Separator } from '@vetta/contract/exports';
import { isInGrace } from '@vetta/contract/grace';
import { addDays, monthOf } from '@vetta/contract/rome-time';
import { Button } from '@vetta/design-system/button';
import { Card } from '@vetta/design-system/card';
import { DatePicker } from '@vetta/design-system/date-picker';
import { Heading } from '@vetta/design-system/heading';
import { Inline } from '@vetta/design-system/inline';
import { Select } from '@vetta/design-system/select';
import { Stack } from '@vetta/design-system/stack';
import { Text } from '@vetta/design-system/text';
import { Download, FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { LoadError } from '../kit/queries/query-view.tsx';
import {
  useExportEntries,
  useExportEntriesWorkbook,
  useExportStandings,
  useExportStandingsWorkbook,
} from './use-exports.ts';

const separators = [
  { id: 'semicolon', label: 'Punto e virgola (Excel in italiano)' },
  { id: 'comma', label: 'Virgola' },
] as const satisfies readonly { id: Separator; label: string }[];

/** For a date that is not whole, or that has yet to come. */
const INCOMPLETE = 'Scrivi un giorno fino a oggi';

/** Saves the numbers of a period, or the standings of a month, as a CSV file or a workbook. */
export function ExportCard({ today }: { readonly today: string }) {
  // While the month that has ended is in grace, it is the one that is saved.
  const lastOfMonthBefore = addDays(`${monthOf(today)}-01`, -1);
  const usual = isInGrace(lastOfMonthBefore, today) ? lastOfMonthBefore : today;
  const [from, setFrom] = useState<string | null>(`${monthOf(usual)}-01`);
  const [to, setTo] = useState<string | null>(usual);
  const [month, setMonth] = useState(monthOf(usual));
  const [separator, setSeparator] = useState<Separator>('semicolon');
  const months = useQuery(adminMonths);
  const entries = useExportEntries();
  const standings = useExportStandings();
  const entriesWorkbook = useExportEntriesWorkbook();
  const standingsWorkbook = useExportStandingsWorkbook();
  const [incomplete, setIncomplete] = useState({ from: false, to: false });
  const isBackwards = from !== null && to !== null && from > to;
  const isWrong = isBackwards || incomplete.from || incomplete.to;

  return (
    <Card as="section" aria-labelledby="esporta" padding="lg">
      <Stack gap="lg">
        <div>
          <Heading level={3} id="esporta">
            Esporta in un file
          </Heading>
          <Text tone="muted">Ogni file scaricato resta scritto nel Registro.</Text>
        </div>
        <Inline align="end">
          <Select
            label="Separatore"
            options={separators}
            value={separator}
            onChange={(chosen) => setSeparator(chosen === 'comma' ? 'comma' : 'semicolon')}
          />
        </Inline>
        <Stack gap="xs">
          <Text weight="strong">I numeri di ogni giorno</Text>
          <Inline align="end">
            <Inline align="start">
              <DatePicker
                label="Dal"
                value={from}
                today={today}
                maxValue={today}
                onChange={setFrom}
                onIncomplete={(isIncomplete) =>
                  setIncomplete((before) => ({ ...before, from: isIncomplete }))
                }
                errorMessage={incomplete.from ? INCOMPLETE : undefined}
              />
              <DatePicker
                label="Al"
                value={to}
                today={today}
                maxValue={today}
                onChange={setTo}
                onIncomplete={(isIncomplete) => setIncomplete((before) => ({ ...before, to: isIncomplete }))}
                errorMessage={
                  incomplete.to ? INCOMPLETE : isBackwards ? 'Viene prima dell’altro giorno' : undefined
                }
              />
            </Inline>
            <Button
              isDisabled={from === null || to === null || isWrong}
              isPending={entries.isPending}
              // The press itself may have made it wrong: it leaves the field.
              onPress={() =>
                from !== null && to !== null && !isWrong && entries.mutate({ from, to, separator })
              }
            >
              <Download size={18} aria-hidden="true" />
              Scarica i numeri
            </Button>
            <Button
              isDisabled={from === null || to === null || isWrong}
              isPending={entriesWorkbook.isPending}
              onPress={() => from !== null && to !== null && !isWrong && entriesWorkbook.mutate({ from, to })}
            >
              <FileSpreadsheet size={18} aria-hidden="true" />
              Numeri in Excel
            </Button>
          </Inline>
          <Text tone="muted" size="sm">
            Il file si può correggere e importare di nuovo.
          </Text>
        </Stack>
        <Stack gap="xs">
          <Text weight="strong">La classifica di un mese</Text>
          {months.isError && <LoadError title="I mesi non sono arrivati" query={months} />}
          <Inline align="end">
            <Select
              label="Mese"
              options={months.data?.map(({ month: id, label }) => ({ id, label })) ?? []}
              value={month}
              isDisabled={!months.data?.length}
              onChange={setMonth}
            />
            <Button
              isDisabled={!months.data?.length}
              isPending={standings.isPending}
              onPress={() => standings.mutate({ month, separator })}
            >
              <Download size={18} aria-hidden="true" />
              Scarica la classifica
            </Button>
            <Button
              isDisabled={!months.data?.length}
              isPending={standingsWorkbook.isPending}
              onPress={() => standingsWorkbook.mutate({ month })}
            >
              <FileSpreadsheet size={18} aria-hidden="true" />
              Classifica in Excel
            </Button>
          </Inline>
        </Stack>
      </Stack>
    </Card>
  );
}
