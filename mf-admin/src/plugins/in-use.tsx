import type { GenerationHistory, GenerationRecord } from '@vetta/contract/generations';
import { Grid } from '@vetta/design-system/grid';
import { TitledSection } from '../kit/titled-section.tsx';
import { compareNames, inUseSince } from './generation-changes.ts';
import { PluginCard } from './plugin-card.tsx';
import { titleOf } from './words.ts';

interface InUseProps {
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
