import type { ImportOptions, ImportReport } from '@vetta/contract/imports';
import type { Source } from '@vetta/contract/sources';
import { Button } from '@vetta/design-system/button';
import { DialogActions } from '@vetta/design-system/dialog';
import { Notice } from '@vetta/design-system/notice';
import { Spinner } from '@vetta/design-system/spinner';
import { Stack } from '@vetta/design-system/stack';
import { Text } from '@vetta/design-system/text';
import { useEffect, useState } from 'react';
import { ImportErrors } from '../import-export/import-errors.tsx';
import { ImportPeople } from '../import-export/import-people.tsx';
import { ImportSheet } from '../import-export/import-sheet.tsx';
import { linesInWords, reportInWords, undecidedInWords } from '../import-export/in-words.ts';
import { FailureReason } from '../kit/edits/form-notices.tsx';
import { reasonOf } from '../kit/failures.ts';
import { TypedDialog } from '../kit/typed-dialog.tsx';
import { useLookAtSheet, useTakeSheet } from './source-mutations.ts';

interface SheetDialogProps {
  readonly source: Source;
  readonly today: string;
  readonly onClose: () => void;
}

/** A source's sheet as it is now: says what each column is and who the people are, and takes it so from then on. */
export function SheetDialog({ source, today, onClose }: SheetDialogProps) {
  const { id, name } = source;
  const look = useLookAtSheet();
  const take = useTakeSheet();
  const [decided, setDecided] = useState<ImportOptions>({});
  /** The last report; it stays while the sheet is read anew. */
  const [report, setReport] = useState<ImportReport | null>(null);
  const check = (options: ImportOptions) => {
    setDecided(options);
    take.reset();
    look.mutate({ id, options }, { onSuccess: (looked) => setReport(looked.report) });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sheet is fetched when the dialog opens
  useEffect(() => check({}), []);
  const decide = (options: ImportOptions) => check({ ...decided, ...options });
  const { read, errors = [], entries } = report ?? {};
  const undecided = read?.unsure.length ?? 0;
  const lines = entries === undefined ? 0 : entries.created + entries.replaced;
  const isBusy = look.isPending || take.isPending;
  const problem = look.error
    ? reasonOf(look.error)
    : look.data?.report === null
      ? look.data.problem?.what
      : undefined;
  return (
    <TypedDialog
      title={`Il foglio di «${name}»`}
      description="Com’è adesso. Quello che decidi qui vale anche per le prossime volte."
      width="xl"
      isOpen
      isLocked={take.isPending}
      isTyped={Object.keys(decided).length > 0}
      onClose={onClose}
    >
      <Stack gap="md">
        <FailureReason error={take.error} />
        {take.data?.reply.problem && <Notice tone="error" title={take.data.reply.problem.what} />}
        {problem !== undefined && <Notice tone="error" title={problem} />}
        {look.isPending && <Spinner label="Lettura del foglio…" />}
        {report &&
          (errors.length > 0 ? (
            <Notice
              tone="error"
              title={errors.length === 1 ? 'C’è un errore' : `Ci sono ${errors.length} errori`}
            >
              Finché ce n’è uno non viene preso nulla: correggi il foglio, o scegli meglio le colonne.
            </Notice>
          ) : (
            <Text weight="strong" size="lg">
              {reportInWords(report)}.
            </Text>
          ))}
        {errors.length > 0 && <ImportErrors errors={errors} isPasted={false} />}
        {read && (
          <>
            <ImportPeople
              isFetched
              read={read}
              choices={decided.people ?? {}}
              isDisabled={isBusy}
              onChoose={(person, choice) => decide({ people: { ...decided.people, [person]: choice } })}
            />
            <ImportSheet
              read={read}
              errors={errors}
              today={today}
              isDisabled={isBusy}
              absences={decided.absences}
              onDecide={decide}
            />
          </>
        )}
        <DialogActions>
          <Button tone="quiet" isDisabled={take.isPending} onPress={onClose}>
            Annulla
          </Button>
          {read ? (
            <Button
              tone="primary"
              isDisabled={look.isPending || undecided > 0 || errors.length > 0}
              isPending={take.isPending}
              onPress={() =>
                take.mutate(
                  { id, options: decided },
                  { onSuccess: ({ reply }) => reply.outcome !== 'problem' && onClose() },
                )
              }
            >
              {undecided > 0
                ? undecidedInWords(undecided)
                : lines === 0
                  ? 'Ricorda così'
                  : `Prendi ${linesInWords(lines)}`}
            </Button>
          ) : (
            <Button isDisabled={look.isPending} onPress={() => check(decided)}>
              Leggi di nuovo
            </Button>
          )}
        </DialogActions>
      </Stack>
    </TypedDialog>
  );
}
