import { useQuery } from '@tanstack/react-query';
import { generations } from '@vetta/contract/client/admin-queries';
import { formatInstant } from '@vetta/contract/client/formats';
import type { GenerationHistory, GenerationRecord } from '@vetta/contract/generations';
import { Badge } from '@vetta/design-system/badge';
import { Button } from '@vetta/design-system/button';
import { Card } from '@vetta/design-system/card';
import { EmptyState } from '@vetta/design-system/empty-state';
import { Heading } from '@vetta/design-system/heading';
import { Inline } from '@vetta/design-system/inline';
import { Select } from '@vetta/design-system/select';
import { Stack } from '@vetta/design-system/stack';
import { Text } from '@vetta/design-system/text';
import { useId, useState } from 'react';
import { useSearchParams } from 'wouter';
import { ActionCardsSkeleton } from '../kit/queries/card-skeletons.tsx';
import { QueryView } from '../kit/queries/query-view.tsx';
import { BackLink } from '../layout/back-link.tsx';
import { ChangeList } from './change-list.tsx';
import { changedBuilds, madeFrom } from './generation-changes.ts';
import { NewGenerationDialog } from './new-generation-dialog.tsx';
import * as styles from './plugins.css.ts';
import { stateOf } from './words.ts';

/** One generation beside another: by default the one that it was made from. */
export function Comparison({ number }: { readonly number: number }) {
  return (
    <Stack gap="lg">
      <div>
        <BackLink href="/admin/plugins">Tutte le generazioni</BackLink>
        <Heading level={2}>Generazione {number}</Heading>
      </div>
      <QueryView
        query={useQuery(generations)}
        loading="Caricamento dei plugin…"
        skeleton={<ActionCardsSkeleton />}
        failed="La generazione non è arrivata"
      >
        {(history) => {
          const generation = history.generations.find((one) => one.number === number);
          return generation ? (
            <Compared history={history} generation={generation} />
          ) : (
            <EmptyState title="Questa generazione non c’è" level={3}>
              Qui restano le ultime cento.
            </EmptyState>
          );
        }}
      </QueryView>
    </Stack>
  );
}

interface ComparedProps {
  readonly history: GenerationHistory;
  readonly generation: GenerationRecord;
}

function Compared({ history, generation }: ComparedProps) {
  const [other, choose] = useOther(history, generation);
  const current = history.generations.find(({ isCurrent }) => isCurrent);
  const [isUsing, setUsing] = useState(false);
  const changes = other ? changedBuilds(other.plugins, generation.plugins) : [];
  // An open canary is extended instead.
  const canUse =
    current &&
    generation.canary?.state !== 'open' &&
    changedBuilds(current.plugins, generation.plugins).length > 0;
  return (
    <>
      <div className={styles.compared}>
        <Select
          label="Confronta con"
          options={history.generations
            .filter(({ number }) => number !== generation.number)
            .map(({ number, why, isCurrent }) => ({
              id: String(number),
              label: `${number}${isCurrent ? ', corrente' : ''}: ${why}`,
            }))}
          value={other ? String(other.number) : null}
          onChange={choose}
        />
        {canUse && <Button onPress={() => setUsing(true)}>Usa questa generazione</Button>}
      </div>
      <div className={styles.sides}>
        {other && <GenerationSummary generation={other} />}
        <GenerationSummary generation={generation} />
      </div>
      {other === undefined && (
        <EmptyState title="È la prima" level={3}>
          Prima di questa non c’è una generazione con cui confrontarla.
        </EmptyState>
      )}
      {other && changes.length === 0 && (
        <EmptyState title="Sono uguali" level={3}>
          Le due generazioni hanno le stesse versioni di tutto.
        </EmptyState>
      )}
      <ChangeList changes={changes} versions={history.versions} />
      {current && isUsing && (
        <NewGenerationDialog
          title={`Usa la generazione ${generation.number}`}
          current={current}
          versions={history.versions}
          plugins={Object.fromEntries(
            changedBuilds(current.plugins, generation.plugins).map(({ name, after }) => [name, after]),
          )}
          onClose={() => setUsing(false)}
        />
      )}
    </>
  );
}

const parameter = 'con';

/** The generation on the other side, which the address names: `?con=12`. */
function useOther({ generations: all }: GenerationHistory, generation: GenerationRecord) {
  const [search, setSearch] = useSearchParams();
  const asked = all.find(({ number }) => String(number) === search.get(parameter));
  const choose = (number: string) => setSearch({ [parameter]: number }, { replace: true });
  return [asked ?? madeFrom(generation, all), choose] as const;
}

/** One side of a comparison: which generation it is, who made it, when and why. */
function GenerationSummary({ generation }: { readonly generation: GenerationRecord }) {
  const id = useId();
  const { number, why, madeAt, madeBy, canary } = generation;
  const state = stateOf(generation);
  return (
    <Card as="section" padding="sm" aria-labelledby={id}>
      <Stack gap="xxs">
        <Inline gap="xs">
          <Heading level={3} size="label" id={id}>
            Generazione {number}
          </Heading>
          {state && <Badge tone={state.tone}>{state.label}</Badge>}
        </Inline>
        <Text>«{why}»</Text>
        {canary?.endedBecause && <Text size="sm">Prova fermata: {canary.endedBecause}</Text>}
        <Text size="sm" tone="muted">
          {madeBy}, {formatInstant(madeAt)}
        </Text>
      </Stack>
    </Card>
  );
}
