import { formatDayOfMonth } from '@vetta/contract/client/formats';
import { elided } from '@vetta/contract/italian-article';
import { Button } from '@vetta/design-system/button';
import { Notice } from '@vetta/design-system/notice';
import { SectionLink } from '../layout/section-link.tsx';

interface BeforeFirstDayProps {
  readonly day: string;
  readonly firstDay: string;
  readonly onChooseDay: (day: string) => void;
}

/** Says of a day before the league's first that nothing is recorded in it, and what to do instead. */
export const BeforeFirstDay = ({ day, firstDay, onChooseDay }: BeforeFirstDayProps) => (
  <Notice
    tone="info"
    title={elided(`Il ${withYear(day)} è prima dell’inizio della classifica`)}
    action={
      <Button size="sm" onPress={() => onChooseDay(firstDay)}>
        {elided(`Vai al ${withYear(firstDay)}`)}
      </Button>
    }
  >
    {elided(`Comincia il ${withYear(firstDay)}`)}: prima non si inserisce nulla. Se hai i numeri di quei mesi,
    portali da <SectionLink href="/admin/import-export">Importa/Esporta</SectionLink>: la classifica comincerà
    da lì.
  </Notice>
);

const withYear = (day: string): string => `${formatDayOfMonth(day)} ${day.slice(0, 4)}`;
