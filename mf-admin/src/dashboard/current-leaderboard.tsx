import { useQuery } from '@tanstack/react-query';
import { formatPoints } from '@vetta/contract/client/formats';
import { type Metal, metalOf } from '@vetta/contract/honours';
import { signedInteger } from '@vetta/contract/italian-integer';
import type { PublicQueries } from '@vetta/contract/plugin';
import { correctionOf } from '@vetta/contract/prerender-row';
import type { Standing } from '@vetta/contract/standings';
import { Numeral } from '@vetta/design-system/numeral';
import { Skeleton } from '@vetta/design-system/skeleton';
import { Stack } from '@vetta/design-system/stack';
import { Text } from '@vetta/design-system/text';
import { amount } from '../audit/words/enumeration.ts';
import { RankBadge } from '../players/rank-badge.tsx';
import * as styles from './dashboard.css.ts';
import { QueryPanel } from './query-panel.tsx';

const TOP = 5;

/** «Classifica Attuale»: the first five of the month. */
export function CurrentLeaderboard({ query }: { readonly query: PublicQueries['leaderboard'] }) {
  const board = useQuery(query);
  return (
    <QueryPanel
      title="Classifica Attuale"
      query={board}
      skeleton={
        <Stack gap="md">
          {[1, 2, 3, 4, 5].map((position) => (
            <Skeleton key={position} shape="numeral" width="most" />
          ))}
        </Stack>
      }
      failed="La classifica non è arrivata"
    >
      {({ entries }) => <Top entries={entries} />}
    </QueryPanel>
  );
}

function Top({ entries }: { readonly entries: readonly Standing[] }) {
  if (entries.length === 0) return <Text tone="muted">Nessun dato nella classifica</Text>;
  const others = entries.length - TOP;
  return (
    <>
      <ol>
        {entries.slice(0, TOP).map((standing) => (
          <Row key={standing.playerId} standing={standing} metal={metalOf(entries, standing.playerId)} />
        ))}
      </ol>
      {others > 0 && (
        <Text size="sm" tone="muted">
          +{amount(others, 'altro partecipante', 'altri partecipanti')}
        </Text>
      )}
    </>
  );
}

const Row = ({ standing, metal }: { readonly standing: Standing; readonly metal: Metal | '' }) => {
  const { position, name, score, bonus, total, notEligible } = standing;
  const correction = signedInteger(correctionOf(standing));
  return (
    <li className={styles.boardRow}>
      <RankBadge position={position} metal={metal} />
      <span className={styles.boardName}>
        <span>{name}</span>
        <span className={styles.boardParts}>
          {formatPoints(score)} + {formatPoints(bonus)} bonus{correction && ` ${correction} correzione`}
          {notEligible === 'disqualified' && ' · squalifica per il mese'}
        </span>
      </span>
      <Numeral value={total} unit="pt" size="lg" />
    </li>
  );
};
