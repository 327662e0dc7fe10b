import { useQuery } from '@tanstack/react-query';
import { countedKinds } from '@vetta/contract/client/admin-queries';
import { Card } from '@vetta/design-system/card';
import { Checkbox } from '@vetta/design-system/checkbox';
import { Grid } from '@vetta/design-system/grid';
import { Stack } from '@vetta/design-system/stack';
import { TitledSection } from '../kit/titled-section.tsx';
import { useChange } from '../kit/use-admin-mutation.ts';
import { CountedTwiceRow, useCountedTwice } from './counted-twice.tsx';
import { kindInWords } from './kind-in-words.ts';

/** What each telephone system and CRM counts. Nothing before their first event. */
export function CountedKinds() {
  const { data } = useQuery(countedKinds);
  const twice = useCountedTwice();
  const change = useChange('PUT /api/admin/counted-kinds', {
    done: (_, { body: { source, kind, counts } }) => ({
      title: `«${source}» ${counts ? 'conta' : 'non conta più'} ${kindInWords[kind]}`,
    }),
    failed: 'Quello che la fonte conta non è cambiato',
    isUndoable: true,
  });
  const kinds = data?.kinds ?? [];
  if (kinds.length === 0) return null;
  return (
    <TitledSection title="Che cosa contano">
      {twice.map((one) => (
        <CountedTwiceRow key={`${one.playerId} ${one.kind}`} {...one} />
      ))}
      <Grid as="ul" columns="wide">
        {[...new Set(kinds.map(({ source }) => source))].map((source) => (
          <li key={source}>
            <Card as="article" aria-label={source}>
              <Stack gap="sm">
                <strong>{source}</strong>
                {kinds
                  .filter((kind) => kind.source === source)
                  .map((kind) => (
                    <Checkbox
                      key={kind.kind}
                      isSelected={kind.counts}
                      isDisabled={change.isPending}
                      onChange={(counts) => change.mutate({ body: { ...kind, counts } })}
                    >
                      Conta {kindInWords[kind.kind]}
                    </Checkbox>
                  ))}
              </Stack>
            </Card>
          </li>
        ))}
      </Grid>
    </TitledSection>
  );
}
