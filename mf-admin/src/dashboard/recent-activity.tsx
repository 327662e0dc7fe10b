import { useInfiniteQuery } from '@tanstack/react-query';
import { auditOf } from '@vetta/contract/client/audit-query';
import { Text } from '@vetta/design-system/text';
import type { ReactNode } from 'react';
import { useNames } from '../audit/use-names.ts';
import { tell } from '../audit/words/tell.ts';
import { who } from '../audit/words/who.ts';
import { hourInWords } from '../day/in-words.ts';
import { TitledCard } from '../kit/titled-card.tsx';
import { SectionLink } from '../layout/section-link.tsx';
import * as styles from './dashboard.css.ts';

/** How many changes are shown here; all are in «Registro». */
const SHOWN = 5;

/** «Attività Recente»: what always happens, and the last lines of «Registro». */
export function RecentActivity({ now }: { readonly now: Date }) {
  // The panel is whole without them: «Registro» says why they do not come.
  const { data } = useInfiniteQuery(auditOf({}));
  const names = useNames();
  const last = data?.pages[0]?.changes.slice(0, SHOWN) ?? [];
  return (
    <TitledCard title="Attività Recente" size="label">
      <ul className={styles.lines}>
        <Line>I numeri inseriti contano subito in classifica</Line>
        <Line>I bonus della settimana si assegnano ogni sera alle 23:59</Line>
        {last.map((change) => {
          const { did, isLabel } = tell(change, names);
          return (
            <Line key={change.id}>
              {who(change.actor)}
              {isLabel ? ': ' : ' '}
              {did}, {hourInWords(new Date(change.at), now)}
            </Line>
          );
        })}
      </ul>
      {last.length > 0 && (
        <Text size="sm" tone="muted">
          Tutto il resto è nel <SectionLink href="/admin/audit">Registro</SectionLink>.
        </Text>
      )}
    </TitledCard>
  );
}

const Line = ({ children }: { readonly children: ReactNode }) => (
  <li>
    <Text as="span" tone="muted">
      {children}
    </Text>
  </li>
);
