import { useQuery } from '@tanstack/react-query';
import { archivedPlayers } from '@vetta/contract/client/admin-queries';
import { Text } from '@vetta/design-system/text';
import { SectionLink } from '../layout/section-link.tsx';
import { matchesName } from '../players/matches-name.ts';
import { archivedAddress } from '../players/use-player-filters.ts';

/** «1 tra gli archiviati»: how many of those who left the search finds, a link to them. Nothing if it finds none. */
export function ArchivedMatches({ search, day }: { readonly search: string; readonly day: string }) {
  const isSearched = search.trim() !== '';
  const { data = [] } = useQuery({ ...archivedPlayers, enabled: isSearched });
  // Without a search it takes no place above the cards.
  if (!isSearched) return null;
  const count = data.filter(({ name }) => matchesName(name, search)).length;
  return (
    <div role="status">
      {count > 0 && (
        <Text>
          <SectionLink href={archivedAddress(search, day)}>{count} tra gli archiviati</SectionLink>
        </Text>
      )}
    </div>
  );
}
