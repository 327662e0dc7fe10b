import type { Player } from '@vetta/contract/players';
import { Button } from '@vetta/design-system/button';
import { Dialog, DialogActions } from '@vetta/design-system/dialog';
import { Stack } from '@vetta/design-system/stack';
import { Table } from '@vetta/design-system/table';
import { Text } from '@vetta/design-system/text';
import type { ColumnChoices } from '@vetta/tables/find-columns';
import { useState } from 'react';
import { choicesOf, isEnough, type SheetColumn, withField } from '../sheets/column-choices.ts';
import { SheetTable } from '../sheets/sheet-table.tsx';
import { type Column, columns, labels } from './columns.ts';
import { type AskedColumns, isAsked, type Placement } from './place-pasted.ts';
import { valueInWords } from './read-row.ts';

interface PasteDialogProps {
  readonly placed: Placement | AskedColumns;
  readonly players: readonly Player[];
  readonly onTake: (placement: Placement) => void;
  readonly onChoose: (choices: ColumnChoices) => void;
  readonly onClose: () => void;
}

/** What must be looked at before a pasted table is taken: whose numbers without names are, or what its columns are. */
export const PasteDialog = ({ placed, onTake, onChoose, onClose, players }: PasteDialogProps) =>
  isAsked(placed) ? (
    <ChooseColumns asked={placed} onChoose={onChoose} onClose={onClose} />
  ) : (
    <LookAtBlock placement={placed} players={players} onTake={() => onTake(placed)} onClose={onClose} />
  );

interface LookAtBlockProps {
  readonly placement: Placement;
  readonly players: readonly Player[];
  readonly onTake: () => void;
  readonly onClose: () => void;
}

function LookAtBlock({ placement: { changes, leftovers }, players, onTake, onClose }: LookAtBlockProps) {
  const names = new Map(players.map(({ id, name }) => [id, name]));
  const rows = new Map<string, Partial<Record<Column, string>>>();
  for (const { playerId, column, text } of changes)
    rows.set(playerId, { ...rows.get(playerId), [column]: text });
  const used = columns.filter((column) => changes.some((change) => change.column === column));
  return (
    <Dialog
      title="Sono i numeri di queste persone?"
      description="Quello che hai incollato non ha nomi: i numeri vanno nell’ordine dell’elenco, dalla riga del cursore."
      isOpen
      onClose={onClose}
    >
      <Stack gap="md">
        <Table
          label="Numeri incollati"
          columns={[
            { label: 'Nome', kind: 'name', cell: ([id]: [string, unknown]) => names.get(id) },
            ...used.map((column) => ({
              label: labels[column],
              kind: 'figure' as const,
              cell: ([, texts]: [string, Partial<Record<Column, string>>]) => {
                const text = texts[column];
                return text === undefined ? '' : valueInWords(column, text);
              },
            })),
          ]}
          rows={[...rows]}
          keyOf={([id]) => id}
        />
        {leftovers.length > 0 && (
          <Text tone="muted">
            {leftovers.length === 1
              ? 'Una riga non trova posto: la vedrai sopra la griglia.'
              : `${leftovers.length} righe non trovano posto: le vedrai sopra la griglia.`}
          </Text>
        )}
        <DialogActions>
          <Button tone="quiet" onPress={onClose}>
            Annulla
          </Button>
          <Button tone="primary" autoFocus onPress={onTake}>
            Sì, inseriscili
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}

interface ChooseColumnsProps {
  readonly asked: AskedColumns;
  readonly onChoose: (choices: ColumnChoices) => void;
  readonly onClose: () => void;
}

/** How many rows are shown: enough to know the columns. */
const SHOWN = 8;

function ChooseColumns({ asked, onChoose, onClose }: ChooseColumnsProps) {
  const [chosen, setChosen] = useState<readonly SheetColumn[]>(asked.header);
  return (
    <Dialog
      title="Che cosa c’è in ogni colonna?"
      description="Servono i nomi e almeno un numero. Le colonne che non servono restano fuori."
      width="xl"
      isOpen
      onClose={onClose}
    >
      <Stack gap="md">
        <SheetTable
          label="Righe incollate"
          columns={chosen}
          rows={asked.rows.slice(0, SHOWN)}
          onChoose={(place, field) => setChosen((before) => withField(before, place, field))}
        />
        <DialogActions>
          <Button tone="quiet" onPress={onClose}>
            Annulla
          </Button>
          <Button tone="primary" isDisabled={!isEnough(chosen)} onPress={() => onChoose(choicesOf(chosen))}>
            Continua
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
