import { useQuery } from '@tanstack/react-query';
import { identitiesOn, players as playersQuery } from '@vetta/contract/client/admin-queries';
import { formatMonth } from '@vetta/contract/client/formats';
import type { Identity } from '@vetta/contract/intake';
import { toPerson } from '@vetta/contract/italian-article';
import type { Player } from '@vetta/contract/players';
import { Button } from '@vetta/design-system/button';
import { Card } from '@vetta/design-system/card';
import { Checkbox } from '@vetta/design-system/checkbox';
import { DatePicker } from '@vetta/design-system/date-picker';
import { Disclosure } from '@vetta/design-system/disclosure';
import { Grid } from '@vetta/design-system/grid';
import { Inline } from '@vetta/design-system/inline';
import { Select } from '@vetta/design-system/select';
import { Skeleton } from '@vetta/design-system/skeleton';
import { Stack } from '@vetta/design-system/stack';
import { Text } from '@vetta/design-system/text';
import { useState } from 'react';
import { joined } from '../kit/queries/joined.ts';
import { QueryView } from '../kit/queries/query-view.tsx';
import { TitledSection } from '../kit/titled-section.tsx';
import { useChange } from '../kit/use-admin-mutation.ts';
import { SectionLink } from '../layout/section-link.tsx';
import { byName } from '../players/by-name.ts';

/** Who is who in the telephone system and the CRM. Their events count for a person once somebody has said it. */
export function Identities({ today }: { readonly today: string }) {
  const [page, turnTo] = useState(1);
  const query = joined(useQuery(identitiesOn(page)), useQuery(playersQuery));
  return (
    <TitledSection title="Persone del centralino e del CRM">
      <QueryView
        query={query}
        loading="Caricamento delle persone…"
        skeleton={<Skeleton width="most" />}
        failed="Le persone non sono arrivate"
      >
        {([identities, players]) => (
          <>
            <People identities={identities} players={players} page={page} today={today} />
            <Pages page={page} isLast={identities.length < PAGE} onTurn={turnTo} />
          </>
        )}
      </QueryView>
    </TitledSection>
  );
}

/** How many people a page has. */
const PAGE = 50;

interface PagesProps {
  readonly page: number;
  readonly isLast: boolean;
  readonly onTurn: (page: number) => void;
}

/** Leads to the next people and back; nothing where all are on one page. */
function Pages({ page, isLast, onTurn }: PagesProps) {
  if (page === 1 && isLast) return null;
  return (
    <Inline gap="xs">
      <Button size="sm" isDisabled={page === 1} onPress={() => onTurn(page - 1)}>
        Indietro
      </Button>
      <Button size="sm" isDisabled={isLast} onPress={() => onTurn(page + 1)}>
        Altre persone
      </Button>
    </Inline>
  );
}

interface PeopleProps {
  /** Which page these are on, from 1. */
  readonly page: number;
  readonly today: string;
  readonly identities: readonly Identity[];
  readonly players: readonly Player[];
}

function People({ identities, players, page, today }: PeopleProps) {
  const waiting = identities.filter(({ playerId, ignored }) => playerId === null && !ignored);
  const others = identities.filter(({ playerId, ignored }) => playerId !== null || ignored);
  if (identities.length === 0 && page === 1)
    return (
      <Text tone="muted">
        Nessun evento finora. Un centralino o un CRM li manda con una chiave «Eventi», che si crea in{' '}
        <SectionLink href="/admin/keys">Chiavi</SectionLink>.
      </Text>
    );
  return (
    <Stack gap="md">
      <Text tone="muted">
        {waiting.length === 0
          ? 'Qui non aspetta nessuno.'
          : `${waiting.length === 1 ? 'Una persona da collegare' : `${waiting.length} persone da collegare`}: appena lo fai, contano anche gli eventi arrivati prima.`}
      </Text>
      <Grid as="ul" columns="wide">
        {waiting.map((identity) => (
          <li key={`${identity.source} ${identity.who}`}>
            <Person identity={identity} players={players} today={today} />
          </li>
        ))}
      </Grid>
      {others.length > 0 && (
        <Disclosure title={`Già decise: ${others.length}`}>
          <Grid as="ul" columns="wide">
            {others.map((identity) => (
              <li key={`${identity.source} ${identity.who}`}>
                <Person identity={identity} players={players} today={today} />
              </li>
            ))}
          </Grid>
        </Disclosure>
      )}
    </Stack>
  );
}

function Person({
  identity,
  players,
  today,
}: { readonly identity: Identity } & Pick<PeopleProps, 'players' | 'today'>) {
  const { source, who, playerId, waiting, proposal, opensMonths, ignored } = identity;
  const link = useChange('PUT /api/admin/identities', {
    done: (_, { body }) => ({
      title:
        body.playerId !== null
          ? `«${who}» è collegato: i suoi eventi contano`
          : body.ignored
            ? `«${who}» non è dei nostri: non se ne chiede più`
            : `«${who}» non è più collegato`,
    }),
    failed: 'Il collegamento non è cambiato',
    isUndoable: true,
  });
  const [chosen, choose] = useState(playerId ?? proposal?.playerId ?? null);
  const name = players.find(({ id }) => id === chosen)?.name;
  const [from, begin] = useState<string | null>(null);
  const [openMonths, open] = useState(false);
  const isNew = chosen !== null && chosen !== playerId;
  const save = (player: string | null) =>
    link.mutate({
      body: {
        source,
        who,
        playerId: player,
        ...(from !== null && { from }),
        ...(openMonths && { openMonths }),
      },
    });
  return (
    <Card as="article" aria-label={`${who}, ${source}`}>
      <Stack gap="sm">
        <div>
          <strong>{who}</strong>
          <Text tone="muted">
            {source}
            {waiting > 0 && ` · ${waiting} ${waiting === 1 ? 'evento aspetta' : 'eventi aspettano'}`}
            {waiting > 0 && `, di ${identity.days === 1 ? 'un giorno' : `${identity.days} giorni`}`}
            {ignored && ' · non è dei nostri'}
          </Text>
        </div>
        <Select
          label="Chi è"
          options={players.toSorted(byName).map((player) => ({ id: player.id, label: player.name }))}
          value={chosen}
          onChange={choose}
          {...(proposal && playerId === null && { description: `Proposta: ${proposal.name}` })}
        />
        {playerId !== null && isNew && (
          <DatePicker label="Dal (prima resta di chi era)" value={from} onChange={begin} today={today} />
        )}
        {opensMonths.length > 0 && isNew && (
          <Checkbox isSelected={openMonths} onChange={open}>
            Conta anche {opensMonths.map(formatMonth).join(', ')}:{' '}
            {opensMonths.length === 1 ? 'apre quel mese' : 'apre quei mesi'}
          </Checkbox>
        )}
        <Inline gap="xs">
          <Button
            size="sm"
            tone="primary"
            isDisabled={!isNew}
            isPending={link.isPending}
            onPress={() => save(chosen)}
          >
            {name === undefined ? 'Collega' : `Collega ${toPerson(name)}`}
          </Button>
          {playerId === null && !ignored && (
            <Button
              size="sm"
              isPending={link.isPending}
              onPress={() => link.mutate({ body: { source, who, playerId: null, ignored: true } })}
            >
              Non è dei nostri
            </Button>
          )}
          {ignored && (
            <Button size="sm" isPending={link.isPending} onPress={() => save(null)}>
              È dei nostri
            </Button>
          )}
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
