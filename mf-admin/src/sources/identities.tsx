import { useQuery } from '@tanstack/react-query';
import { identities as identitiesQuery, players as playersQuery } from '@vetta/contract/client/admin-queries';
import type { Identity } from '@vetta/contract/intake';
import { toPerson } from '@vetta/contract/italian-article';
import type { Player } from '@vetta/contract/players';
import { Button } from '@vetta/design-system/button';
import { Card } from '@vetta/design-system/card';
import { Disclosure } from '@vetta/design-system/disclosure';
import { Grid } from '@vetta/design-system/grid';
import { Heading } from '@vetta/design-system/heading';
import { Inline } from '@vetta/design-system/inline';
import { Select } from '@vetta/design-system/select';
import { Skeleton } from '@vetta/design-system/skeleton';
import { Stack } from '@vetta/design-system/stack';
import { Text } from '@vetta/design-system/text';
import { useState } from 'react';
import { byName } from '../players/by-name.ts';
import { joined } from '../queries/joined.ts';
import { QueryView } from '../queries/query-view.tsx';
import { useLinkIdentity } from './identity-mutations.ts';

/** Who is who in the telephone system and the CRM. Their events count for a person once somebody has said it. */
export function Identities() {
  const query = joined(useQuery(identitiesQuery), useQuery(playersQuery));
  return (
    <Stack gap="md">
      <Heading level={3} size="section">
        Persone del centralino e del CRM
      </Heading>
      <QueryView
        query={query}
        loading="Caricamento delle persone…"
        skeleton={<Skeleton width="most" />}
        failed="Le persone non sono arrivate"
      >
        {([identities, players]) => <People identities={identities} players={players} />}
      </QueryView>
    </Stack>
  );
}

interface PeopleProps {
  readonly identities: readonly Identity[];
  readonly players: readonly Player[];
}

function People({ identities, players }: PeopleProps) {
  const waiting = identities.filter(({ playerId }) => playerId === null);
  const linked = identities.filter(({ playerId }) => playerId !== null);
  if (identities.length === 0)
    return (
      <Text tone="muted">
        Nessun evento finora. Un centralino o un CRM li manda con una chiave «Numeri»: docs/intake.md mostra
        come.
      </Text>
    );
  return (
    <Stack gap="md">
      <Text tone="muted">
        {waiting.length === 0
          ? 'Tutti collegati.'
          : `${waiting.length === 1 ? 'Una persona da collegare' : `${waiting.length} persone da collegare`}: appena lo fai, contano anche gli eventi arrivati prima.`}
      </Text>
      <Grid as="ul" columns="wide">
        {waiting.map((identity) => (
          <li key={`${identity.source} ${identity.who}`}>
            <Person identity={identity} players={players} />
          </li>
        ))}
      </Grid>
      {linked.length > 0 && (
        <Disclosure title={`Già collegate: ${linked.length}`}>
          <Grid as="ul" columns="wide">
            {linked.map((identity) => (
              <li key={`${identity.source} ${identity.who}`}>
                <Person identity={identity} players={players} />
              </li>
            ))}
          </Grid>
        </Disclosure>
      )}
    </Stack>
  );
}

function Person({ identity, players }: { readonly identity: Identity } & Pick<PeopleProps, 'players'>) {
  const { source, who, playerId, waiting, proposal } = identity;
  const link = useLinkIdentity();
  const [chosen, choose] = useState(playerId ?? proposal?.playerId ?? null);
  const name = players.find(({ id }) => id === chosen)?.name;
  const save = (player: string | null) => link.mutate({ source, who, playerId: player });
  return (
    <Card as="article" aria-label={`${who}, ${source}`}>
      <Stack gap="sm">
        <div>
          <strong>{who}</strong>
          <Text tone="muted">
            {source}
            {waiting > 0 && ` · ${waiting} ${waiting === 1 ? 'evento aspetta' : 'eventi aspettano'}`}
          </Text>
        </div>
        <Select
          label="Chi è"
          options={players.toSorted(byName).map((player) => ({ id: player.id, label: player.name }))}
          value={chosen}
          onChange={choose}
          {...(proposal && playerId === null && { description: `Proposta: ${proposal.name}` })}
        />
        <Inline gap="xs">
          <Button
            size="sm"
            tone="primary"
            isDisabled={chosen === null || chosen === playerId}
            isPending={link.isPending}
            onPress={() => save(chosen)}
          >
            {name === undefined ? 'Collega' : `Collega ${toPerson(name)}`}
          </Button>
          {playerId !== null && (
            <Button size="sm" isPending={link.isPending} onPress={() => save(null)}>
              Scollega
            </Button>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}
