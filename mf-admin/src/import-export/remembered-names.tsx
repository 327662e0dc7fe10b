import { useQuery } from '@tanstack/react-query';
import { rememberedPeople } from '@vetta/contract/client/admin-queries';
import { callWithStatus } from '@vetta/contract/client/call';
import type { RememberedPerson } from '@vetta/contract/people-choices';
import { Button } from '@vetta/design-system/button';
import { Card } from '@vetta/design-system/card';
import { Heading } from '@vetta/design-system/heading';
import { Inline } from '@vetta/design-system/inline';
import { Stack } from '@vetta/design-system/stack';
import { Text } from '@vetta/design-system/text';
import { focusContent } from '../kit/focus-content.ts';
import { QueryView } from '../kit/queries/query-view.tsx';
import { useAdminMutation } from '../kit/use-admin-mutation.ts';

/** «Nomi ricordati»: who is left out always, whom names mean, and a press that forgets each. The next table asks again. */
export function RememberedNames() {
  const names = useQuery(rememberedPeople);
  const forget = useAdminMutation({
    run: ({ nameHash }: RememberedPerson) =>
      callWithStatus('DELETE /api/admin/remembered-names/{nameHash}', { params: { nameHash } }),
    done: (_, { name }) => ({ title: name === null ? 'Nome dimenticato' : `«${name}»: dimenticato` }),
    failed: 'Il nome è ancora ricordato',
    isUndoable: true,
  });
  return (
    <Card as="section" aria-labelledby="nomi-ricordati" padding="lg">
      <Stack gap="sm">
        <Heading level={3} id="nomi-ricordati">
          Nomi ricordati
        </Heading>
        <QueryView
          query={names}
          skeleton={<Text tone="muted">Caricamento dei nomi ricordati…</Text>}
          failed="I nomi ricordati non sono arrivati"
        >
          {(all) => {
            // A name that somebody had before was decided by nobody.
            const decided = all.filter(({ decidedAt }) => decidedAt !== null);
            if (decided.length === 0)
              return (
                <Text tone="muted">
                  Nessuno. Qui compare chi lasci fuori sempre, e chi è un nome che un foglio scrive a modo
                  suo.
                </Text>
              );
            return (
              <Stack as="ul" gap="xs" aria-label="Nomi ricordati">
                {decided.map((person) => (
                  <li key={person.nameHash}>
                    <Inline gap="xs" justify="between">
                      <Text>{inWords(person)}</Text>
                      <Button
                        size="sm"
                        tone="quiet"
                        aria-label={`Dimentica: ${inWords(person)}`}
                        isPending={forget.isPending && forget.variables?.nameHash === person.nameHash}
                        onPress={() => forget.mutate(person, { onSuccess: focusContent })}
                      >
                        Dimentica
                      </Button>
                    </Inline>
                  </li>
                ))}
              </Stack>
            );
          }}
        </QueryView>
      </Stack>
    </Card>
  );
}

function inWords({ name, player }: RememberedPerson): string {
  const spelled = name === null ? 'Un nome di cui non resta la grafia' : `«${name}»`;
  return player === null ? `${spelled} resta fuori sempre` : `${spelled} è ${player}`;
}
