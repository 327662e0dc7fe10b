import { useQuery } from '@tanstack/react-query';
import { AdminChallenge, challenges, type NewChallenge } from '@vetta/contract/challenges';
import { byState } from '@vetta/contract/challenges-on-page';
import { players } from '@vetta/contract/client/admin-queries';
import { adminQuery, shared } from '@vetta/contract/client/admin-query';
import { tagged } from '@vetta/contract/row-tag';
import { Button } from '@vetta/design-system/button';
import { Grid } from '@vetta/design-system/grid';
import { Copy, Plus } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useToday } from '../day/use-server-time.ts';
import { ActionCardsSkeleton } from '../kit/queries/card-skeletons.tsx';
import { rowMutations } from '../kit/row-mutations.ts';
import { type HeadProps, type ListProps, Section } from '../kit/section.tsx';
import { SectionHeader } from '../kit/section-header.tsx';
import type { SectionProps } from '../layout/section-props.ts';
import { ChallengeCard } from './challenge-card.tsx';
import { ChallengeForm, challengeFields, isBegun, likeThis, newValues, valuesOf } from './challenge-form.ts';
import { ChallengeInputs } from './challenge-inputs.tsx';
import * as styles from './challenges.css.ts';

const query = adminQuery(challenges.list.name, {}, shared);
const mutations = rowMutations<AdminChallenge, NewChallenge>({
  rows: challenges,
  list: query,
  isUndoable: true,
  words: {
    added: 'Sfida creata',
    changed: 'Sfida aggiornata',
    removed: 'Sfida eliminata',
    notAdded: 'Impossibile creare la sfida',
    notChanged: 'Impossibile aggiornare la sfida',
    notRemoved: 'Impossibile eliminare la sfida',
  },
});

/** «Sfide»: duels, teams and goals, as views of the numbers that are there. */
export default function ChallengesPage(props: SectionProps) {
  const today = useToday(props.context);
  const { data: people } = useQuery(players);
  const isHere = (id: string) => !people || people.some((one) => one.id === id);
  return (
    <Section
      {...props}
      name="challenge"
      address="sfida"
      query={query}
      mutations={mutations}
      form={{
        row: tagged(AdminChallenge),
        schema: ChallengeForm,
        fields: challengeFields,
        valuesOf: (row, _, like) =>
          row ? valuesOf(row) : like ? likeThis(like, today, isHere) : newValues(today),
        // After its first day nothing else may be sent.
        bodyOf: ({ name, stake, lastDay, ...rest }, row) => ({
          ...{ name, stake, lastDay },
          ...(!isBegun(row, today) && rest),
        }),
      }}
      words={{
        loading: 'Caricamento delle sfide…',
        failed: 'Le sfide non sono arrivate',
        none: {
          title: 'Nessuna sfida, per ora',
          text: 'Si comincia in cinque modi: un duello, squadra contro squadra, più squadre, un obiettivo dell’ufficio o di ciascuno. Una sfida non dà punti: mostra in un altro modo quelli che si fanno già.',
          add: 'Crea la prima sfida',
        },
        adding: 'Nuova sfida',
        changing: 'Modifica sfida',
        othersDid: ({ name }) => `ha cambiato la sfida ${name}`,
        removing: () => 'Elimina sfida',
        remove: ({ name }) => `La sfida «${name}» sparisce da pagina e schermi. I punti di tutti restano.`,
      }}
      skeleton={<ActionCardsSkeleton />}
      Head={Head}
      List={List}
      Inputs={ChallengeInputs}
    />
  );
}

function Head({ rows, onAdd, onAddLike }: HeadProps<AdminChallenge>) {
  const last = rows?.[0];
  return (
    <div className={styles.others}>
      <SectionHeader
        title="Sfide"
        subtitle="Duelli, squadre e obiettivi sui numeri che si fanno già"
        actions={
          <>
            {last && (
              <Button onPress={() => onAddLike(last)}>
                <Copy size={18} aria-hidden="true" />
                Come l’ultima
              </Button>
            )}
            <Button tone={rows?.length === 0 ? 'neutral' : 'primary'} isDisabled={!rows} onPress={onAdd}>
              <Plus size={18} aria-hidden="true" />
              Nuova sfida
            </Button>
          </>
        }
      />
    </div>
  );
}

function List({ rows, context, onEdit, onRemove }: ListProps<AdminChallenge>) {
  const today = useToday(context);
  const [alone, setAlone] = useState<string>();
  const print = (id: string) => {
    flushSync(() => setAlone(id));
    window.print();
    setAlone(undefined);
  };
  return (
    <Grid as="ul" columns="wide">
      {rows.toSorted(byState).map((row) => (
        <li key={row.id} className={row.id === alone ? styles.alone : styles.others}>
          <ChallengeCard
            challenge={row}
            today={today}
            on={{ print: () => print(row.id), edit: () => onEdit(row), remove: () => onRemove(row) }}
          />
        </li>
      ))}
    </Grid>
  );
}
