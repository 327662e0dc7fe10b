import { Text } from '@vetta/design-system/text';
import { SectionLink } from '../layout/section-link.tsx';
import { useMissingYesterday, yesterdayInWords } from './use-missing-yesterday.ts';

interface YesterdayLinkProps {
  readonly today: string;
  /** What stands before the link. */
  readonly lead: string;
}

/** «ieri mancava 1 persona», a link to that day's grid. Nothing if nobody was missing. */
export function YesterdayLink({ today, lead }: YesterdayLinkProps) {
  const yesterday = useMissingYesterday(today);
  if (yesterday === undefined) return null;
  return (
    <Text as="span" tone="muted">
      {lead}
      <SectionLink href={`/admin/quick-entry?data=${yesterday.day}`}>
        {yesterdayInWords(yesterday)}
      </SectionLink>
    </Text>
  );
}
