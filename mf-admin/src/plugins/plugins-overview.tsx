import { useQuery } from '@tanstack/react-query';
import { generations } from '@vetta/contract/client/admin-queries';
import { formatInstant } from '@vetta/contract/client/formats';
import type { GenerationRecord, PluginVersion } from '@vetta/contract/generations';
import { Button } from '@vetta/design-system/button';
import { EmptyState } from '@vetta/design-system/empty-state';
import { Select } from '@vetta/design-system/select';
import { Stack } from '@vetta/design-system/stack';
import { Text } from '@vetta/design-system/text';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { ActionCardsSkeleton } from '../kit/queries/card-skeletons.tsx';
import { QueryView } from '../kit/queries/query-view.tsx';
import { SectionHeader } from '../kit/section-header.tsx';
import { BackDialog, type GoingBackFrom } from './back-dialog.tsx';
import { CanaryCard } from './canary-card.tsx';
import { ExtendDialog } from './extend-dialog.tsx';
import { GenerationTimeline } from './generation-timeline.tsx';
import { InUse, type InUseProps } from './in-use.tsx';
import { NewGenerationDialog } from './new-generation-dialog.tsx';
import { UnusedVersions } from './unused-versions.tsx';
import { shortHash, titleOf } from './words.ts';

type OpenDialog =
  /** `hash` is the version that is offered; undefined where the admin chooses. */
  | { readonly kind: 'choose'; readonly name: string; readonly hash: string | undefined }
  | { readonly kind: 'remove'; readonly name: string }
  /** What it is opened for: another canary may be open, or none, by the time it is confirmed. */
  | { readonly kind: 'back'; readonly from: GoingBackFrom }
  | { readonly kind: 'extend'; readonly tried: GenerationRecord };

/** What is served to everyone, the canary on a screen, versions that nobody has used, and all generations. */
export function PluginsOverview({ now }: { readonly now: Date }) {
  const history = useQuery(generations);
  const data = history.data;
  const [dialog, open] = useState<OpenDialog | null>(null);
  const close = () => open(null);
  const tried = data?.generations.find(({ canary }) => canary?.state === 'open');
  const current = data?.generations.find(({ isCurrent }) => isCurrent);
  return (
    <Stack gap="xl">
      <SectionHeader
        title="Plugin"
        subtitle="Che cosa mostrano la pagina, gli schermi e questo pannello. Si cambia al volo e si torna indietro senza ricostruire niente."
        actions={
          current &&
          // Before the first one there is none to go back to.
          current.number > 1 &&
          // A canary is ended beside what it changes. Of two that could be meant, this button names the one that everyone has.
          (tried === undefined || current.number > tried.number) && (
            <Button onPress={() => open({ kind: 'back', from: { current, tried: undefined } })}>
              <Undo2 size={18} aria-hidden="true" />
              {tried
                ? `Ripristina la versione prima della ${current.number}`
                : 'Ripristina la versione precedente'}
            </Button>
          )
        }
      />
      <QueryView
        query={history}
        loading="Caricamento dei plugin…"
        skeleton={<ActionCardsSkeleton />}
        failed="I plugin non sono arrivati"
      >
        {(loaded) =>
          current ? (
            <Sections
              history={loaded}
              current={current}
              tried={tried}
              now={now}
              onChoose={(name, hash) => open({ kind: 'choose', name, hash })}
              onRemove={(name) => open({ kind: 'remove', name })}
              onExtend={(tried) => open({ kind: 'extend', tried })}
              onBack={() => open({ kind: 'back', from: { current, tried } })}
            />
          ) : (
            <EmptyState title="Nessun plugin pubblicato" level={3}>
              Il primo avvio di Vetta pubblica i suoi. I tuoi si pubblicano con npm run plugin -- publish.
            </EmptyState>
          )
        }
      </QueryView>
      {data && current && dialog?.kind === 'choose' && (
        <ChooseVersionDialog
          name={dialog.name}
          hash={dialog.hash}
          current={current}
          versions={data.versions}
          onClose={close}
        />
      )}
      {data && current && dialog?.kind === 'remove' && (
        <RemoveDialog name={dialog.name} current={current} versions={data.versions} onClose={close} />
      )}
      {data && dialog?.kind === 'back' && <BackDialog history={data} from={dialog.from} onClose={close} />}
      {data && dialog?.kind === 'extend' && (
        <ExtendDialog tried={dialog.tried} history={data} onClose={close} />
      )}
    </Stack>
  );
}

interface SectionsProps extends Omit<InUseProps, 'onChoose'> {
  readonly tried: GenerationRecord | undefined;
  readonly onChoose: (name: string, hash?: string) => void;
  readonly onExtend: (tried: GenerationRecord) => void;
  readonly onBack: () => void;
}

const Sections = ({ history, current, tried, now, onChoose, onRemove, onExtend, onBack }: SectionsProps) => (
  <>
    {tried && (
      <CanaryCard
        tried={tried}
        history={history}
        now={now}
        onExtend={() => onExtend(tried)}
        onBack={onBack}
      />
    )}
    <InUse history={history} current={current} now={now} onChoose={onChoose} onRemove={onRemove} />
    <UnusedVersions history={history} current={current} now={now} onUse={onChoose} />
    <GenerationTimeline history={history} now={now} />
  </>
);

/** Serves everything but one plugin. */
const RemoveDialog = ({ name, current, versions, onClose }: Omit<ChooseVersionDialogProps, 'hash'>) => (
  <NewGenerationDialog
    title={`Togli: ${titleOf(name, versions)}`}
    confirmLabel="Togli"
    current={current}
    versions={versions}
    plugins={{ [name]: null }}
    openerGoes
    onClose={onClose}
  >
    <Text>
      Le sue pagine, sezioni e scene non ci sono più, e gli schermi vanno avanti con le altre. La versione
      resta pubblicata: si rimette da «Tolti».
    </Text>
  </NewGenerationDialog>
);

interface ChooseVersionDialogProps {
  /** The plugin's name, or `shell`. */
  readonly name: string;
  /** The version that is offered; undefined: the newest that is not in use. */
  readonly hash: string | undefined;
  readonly current: GenerationRecord;
  readonly versions: readonly PluginVersion[];
  readonly onClose: () => void;
}

/** Chooses a published version of a plugin, or of the shell, and uses it. */
function ChooseVersionDialog({ name, hash, current, versions, onClose }: ChooseVersionDialogProps) {
  const known = versions.filter((version) => version.name === name);
  const [chosen, choose] = useState(
    hash ?? known.find((version) => version.hash !== current.plugins[name])?.hash ?? null,
  );
  const options = known.map(({ hash: id, publishedAt, publishedBy }) => ({
    id,
    label: `${shortHash(id)}, ${publishedBy}, ${formatInstant(publishedAt)}${id === current.plugins[name] ? ', in uso' : ''}`,
  }));
  return (
    <NewGenerationDialog
      title={`Cambia versione: ${titleOf(name, versions)}`}
      current={current}
      versions={versions}
      plugins={chosen === null ? {} : { [name]: chosen }}
      // The row of a version that is not in use; a card stays.
      openerGoes={hash !== undefined}
      onClose={onClose}
    >
      <Select label="Versione" options={options} value={chosen} onChange={choose} />
    </NewGenerationDialog>
  );
}
