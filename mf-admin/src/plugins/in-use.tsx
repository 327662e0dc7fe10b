import { useQuery } from '@tanstack/react-query';
import { pluginBuild, screens } from '@vetta/contract/client/admin-queries';
import { formatInstant } from '@vetta/contract/client/formats';
import type { GenerationHistory, GenerationRecord, PluginBuild } from '@vetta/contract/generations';
import { Button } from '@vetta/design-system/button';
import { Card } from '@vetta/design-system/card';
import { Grid } from '@vetta/design-system/grid';
import { Heading } from '@vetta/design-system/heading';
import { Inline } from '@vetta/design-system/inline';
import { Skeleton } from '@vetta/design-system/skeleton';
import { Stack } from '@vetta/design-system/stack';
import { Text } from '@vetta/design-system/text';
import { useId } from 'react';
import { agoInWords } from '../dashboard/words.ts';
import { PassOn } from '../keys/pass-on.tsx';
import { QueryView } from '../kit/queries/query-view.tsx';
import { TitledSection } from '../kit/titled-section.tsx';
import { useChange } from '../kit/use-admin-mutation.ts';
import { failureInWords } from '../screens/words.ts';
import { BroughtList } from './brought-list.tsx';
import { compareNames, inUseSince } from './generation-changes.ts';
import * as styles from './plugins.css.ts';
import { Withdraw } from './withdraw.tsx';
import { isOfTheHouse, shortHash, sizeInWords, titleOf } from './words.ts';

export interface InUseProps {
  readonly history: GenerationHistory;
  readonly current: GenerationRecord;
  readonly now: Date;
  readonly onChoose: (name: string) => void;
  readonly onRemove: (name: string) => void;
}

/** The plugins that everyone gets, the shell last. */
export function InUse({ history: { generations, versions }, current, now, onChoose, onRemove }: InUseProps) {
  const builds = Object.entries(current.plugins).sort(([one], [other]) => compareNames(one, other));
  return (
    <TitledSection title="In uso">
      <Grid as="ul" columns="wide">
        {builds.map(([name, hash]) => (
          <li key={name}>
            <PluginCard
              name={name}
              hash={hash}
              title={titleOf(name, versions)}
              since={inUseSince(name, generations)}
              now={now}
              hasOthers={versions.some((other) => other.name === name && other.hash !== hash)}
              onChoose={() => onChoose(name)}
              onRemove={() => onRemove(name)}
            />
          </li>
        ))}
      </Grid>
    </TitledSection>
  );
}

interface PluginCardProps {
  readonly name: string;
  readonly hash: string;
  readonly title: string;
  /** The generation since which everyone has this version; undefined if it is older than the list. */
  readonly since: GenerationRecord | undefined;
  readonly now: Date;
  /** Whether another version of it is published. */
  readonly hasOthers: boolean;
  readonly onChoose: () => void;
  readonly onRemove: () => void;
}

/** A plugin in use: its version, since when and why, and what it brings. */
function PluginCard({ name, hash, title, since, now, hasOthers, onChoose, onRemove }: PluginCardProps) {
  const id = useId();
  const handOver = useChange('PUT /api/admin/plugins/{name}', {
    done: () => ({ title: `«${name}» ha un’altra chiave` }),
    failed: 'La chiave è rimasta quella di prima',
  });
  return (
    <Card
      as="article"
      aria-labelledby={id}
      foot={
        <Inline gap="xs">
          {hasOthers ? (
            <Button size="sm" onPress={onChoose} aria-describedby={id}>
              Cambia versione
            </Button>
          ) : (
            <Text size="sm" tone="muted">
              È l’unica versione pubblicata
            </Text>
          )}
          {!isOfTheHouse(name) && (
            <>
              <Button size="sm" tone="quiet" onPress={onRemove} aria-describedby={id}>
                Togli
              </Button>
              <Withdraw version={{ name, hash, title }} on="everyone" />
              <PassOn
                what={name}
                scopes={['admin', 'publish', 'publish:trial']}
                isPending={handOver.isPending}
                pass={(keyId, close) =>
                  handOver.mutate({ params: { name }, body: { keyId } }, { onSuccess: close })
                }
              >
                Da adesso lo pubblica e lo cambia solo la chiave che scegli. Le chiamate delle sue versioni
                nuove si approvano da capo.
              </PassOn>
            </>
          )}
        </Inline>
      }
    >
      <Stack as="header" gap="xxs">
        <Heading level={4} size="section" id={id}>
          {title}
        </Heading>
        <Text size="sm" tone="muted">
          {name}@<span className={styles.hash}>{shortHash(hash)}</span>
        </Text>
      </Stack>
      {since && (
        <Stack gap="xxs">
          <Text>«{since.why}»</Text>
          <Text size="sm" tone="muted">
            In uso da {agoInWords(now, new Date(since.madeAt)).replace(/ fa$/, '')}: {since.madeBy},{' '}
            {formatInstant(since.madeAt)}
          </Text>
        </Stack>
      )}
      <QueryView
        query={useQuery(pluginBuild(name, hash))}
        skeleton={
          <div>
            <Skeleton width="most" />
            <Skeleton width="half" />
          </div>
        }
        failed="Che cosa porta non è arrivato"
      >
        {(build) => <Brought build={build} now={now} />}
      </QueryView>
    </Card>
  );
}

const Brought = ({ build, now }: { readonly build: PluginBuild; readonly now: Date }) => (
  <>
    <BroughtList build={build} />
    {build.isGuest && (
      <>
        <Text size="sm" tone="muted">
          È un ospite: gira in una cornice sua e non vede la chiave.
        </Text>
        <LastRemoval plugin={build.name} now={now} />
      </>
    )}
    <Text size="sm" tone="muted">
      {build.files} file, {sizeInWords(build.bytes)}. Pubblicata da {build.publishedBy},{' '}
      {formatInstant(build.publishedAt)}
    </Text>
  </>
);

/** Where and why a screen has last removed a guest, if one remembers it. */
function LastRemoval({ plugin, now }: { readonly plugin: string; readonly now: Date }) {
  const { data = [] } = useQuery(screens);
  const [newest] = data
    .flatMap(({ name, code, lastFailure }) =>
      lastFailure?.plugin === plugin ? [{ ...lastFailure, screen: name ?? code }] : [],
    )
    .sort((one, other) => other.at.localeCompare(one.at));
  return (
    newest && (
      <Text size="sm" tone="danger">
        Tolto da «{newest.screen}» {agoInWords(now, new Date(newest.at))}: {failureInWords(newest.kind)}
      </Text>
    )
  );
}
