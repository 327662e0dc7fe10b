import { formatDay, formatMonth, withArticle } from '@vetta/contract/client/formats';
import { isInGrace, lastDayOfGrace } from '@vetta/contract/grace';
import { monthOf } from '@vetta/contract/rome-time';
import { Button } from '@vetta/design-system/button';
import { Disclosure } from '@vetta/design-system/disclosure';
import { Notice } from '@vetta/design-system/notice';
import { Stack } from '@vetta/design-system/stack';
import { useMemo, useState } from 'react';
import { amount } from '../audit/words/enumeration.ts';
import { hourInWords, monthInWords } from '../day/in-words.ts';
import { type OthersGrid, othersGrids, storedDays, useSaveCount } from './stored-grid.ts';

interface DayNoticesProps {
  readonly day: string;
  readonly today: string;
  readonly isFinal: boolean;
  /** Whether rows of a closed tab came back and are not saved yet. */
  readonly isResumed: boolean;
  readonly onDiscard: () => void;
  readonly onTakeOver: (others: OthersGrid) => void;
  readonly onChooseDay: (day: string) => void;
}

/** What an admin should know about the day before typing. Several are one line until it is opened: the grid keeps its rows. */
export function DayNotices({
  day,
  today,
  isFinal,
  isResumed,
  onDiscard,
  onTakeOver,
  onChooseDay,
}: DayNoticesProps) {
  /** What other holders of this device typed for the day and did not save. */
  const [others, setOthers] = useState(() => othersGrids(day));
  const saveCount = useSaveCount();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save, even of another day, changes what is stored
  const otherDays = useMemo(() => storedDays().filter((other) => other !== day), [day, saveCount]);
  const notices = [
    isFinal && (
      <Notice key="final" tone="warning" title={`La classifica di ${formatMonth(monthOf(day))} è definitiva`}>
        I numeri di questo giorno vengono salvati, ma contano solo se il mese viene ricalcolato da Mesi. Un
        bonus di una settimana che arriva in un mese ancora aperto conta in quello, senza ricalcolo.
      </Notice>
    ),
    !isFinal && isInGrace(day, today) && (
      <Notice
        key="grace"
        tone="info"
        title={`La classifica di ${monthInWords(day, today)} non è ancora definitiva`}
      >
        I numeri di questo giorno la cambiano fino alle 23:59{' '}
        {withArticle('del', lastDayOfGrace(monthOf(day)))}: da Mesi vedi come sta.
      </Notice>
    ),
    isResumed && (
      <Notice
        key="resumed"
        tone="info"
        title="Abbiamo ritrovato quello che non avevi salvato"
        action={
          <Button size="sm" onPress={onDiscard}>
            Scarta
          </Button>
        }
      >
        Le celle con l’angolo acceso sono ancora da salvare.
      </Notice>
    ),
    ...others.map((other) => (
      <Notice
        key={other.name}
        tone="warning"
        title={`${other.by ?? 'Qualcuno senza nome'} ha lasciato qui ${rowsInWords(other)} da salvare`}
        action={
          <Button
            size="sm"
            onPress={() => {
              onTakeOver(other);
              setOthers(othersGrids(day));
            }}
          >
            Li salvo io
          </Button>
        }
      >
        Non sono ancora contati: {hourInWords(new Date(other.at), new Date())} erano qui, su questo
        dispositivo. Se non li prendi, restano a chi li ha scritti.
      </Notice>
    )),
    ...otherDays.map((other) => (
      <Notice
        key={other}
        tone="info"
        title={`Anche ${formatDay(other)} ha numeri non salvati`}
        action={
          <Button size="sm" onPress={() => onChooseDay(other)}>
            Vai al giorno
          </Button>
        }
      />
    )),
  ].filter((notice) => notice !== false);
  const [first, ...more] = notices;
  if (first === undefined || more.length === 0) return first;
  return (
    <Disclosure title={`${first.props.title}, e ${amount(more.length, 'altro avviso', 'altri avvisi')}`}>
      <Stack gap="xs">{notices}</Stack>
    </Disclosure>
  );
}

const rowsInWords = ({ grid: { drafts, leftovers } }: OthersGrid): string =>
  amount(drafts.size + leftovers.length, 'riga', 'righe');
