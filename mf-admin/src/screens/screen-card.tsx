import type { GenerationHistory, PluginBuild, PluginVersion } from '@vetta/contract/generations';
import type { Tagged } from '@vetta/contract/row-tag';
import type { ScreenCard as Screen } from '@vetta/contract/screens';
import { Badge } from '@vetta/design-system/badge';
import { Button } from '@vetta/design-system/button';
import { Card } from '@vetta/design-system/card';
import { FactList } from '@vetta/design-system/fact-list';
import { Heading } from '@vetta/design-system/heading';
import { IconButton } from '@vetta/design-system/icon-button';
import { Inline } from '@vetta/design-system/inline';
import { Text } from '@vetta/design-system/text';
import { CalendarClock, Pencil, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useLocation } from 'wouter';
import { agoInWords } from '../dashboard/words.ts';
import { shortHash, titleOf } from '../plugins/words.ts';
import { CommandButtons } from './command-buttons.tsx';
import { ScreenCanary } from './screen-canary.tsx';
import { ScreenPicture } from './screen-picture.tsx';
import * as styles from './screens.css.ts';
import {
  clockInWords,
  failureInWords,
  sceneInWords,
  screenName,
  secondsInWords,
  stateNames,
} from './words.ts';

interface ScreenCardProps {
  readonly screen: Tagged<Screen>;
  /** Undefined while it is not known. */
  readonly history: GenerationHistory | undefined;
  /** The scenes of the plugins that are in use. */
  readonly scenes: PluginBuild['scenes'];
  /** Whether an urgent notice is on it. */
  readonly isUrgent: boolean;
  readonly now: Date;
  readonly onName: () => void;
  readonly onRemove: () => void;
  readonly onExtend: () => void;
}

/** A wall screen: a small picture of it, how it is, and what can be done with it. */
export function ScreenCard({
  screen,
  history,
  scenes,
  isUrgent,
  now,
  onName,
  onRemove,
  onExtend,
}: ScreenCardProps) {
  const id = useId();
  const [, navigate] = useLocation();
  const { label, tone } = stateNames[screen.state];
  const name = screenName(screen);
  return (
    <Card
      as="article"
      aria-labelledby={id}
      foot={
        screen.name === null ? (
          <Button tone="primary" aria-describedby={id} onPress={onName}>
            Dai un nome
          </Button>
        ) : (
          <CommandButtons screen={screen} describedBy={id}>
            <Button
              size="sm"
              tone="quiet"
              aria-describedby={id}
              onPress={() => navigate(`/admin/screens/${screen.id}`)}
            >
              <CalendarClock size={16} aria-hidden="true" />
              {screen.plan === null ? 'Dai una programmazione' : 'Programmazione'}
            </Button>
          </CommandButtons>
        )
      }
    >
      <ScreenPicture
        viewport={screen.viewport}
        state={screen.state}
        caption={sceneInWords(screen, scenes, isUrgent)}
      />
      <Inline as="header" align="start" gap="xs" justify="between" wrap="no">
        <div className={styles.title}>
          <Heading level={4} size="section" id={id}>
            {screen.name === null ? <span className={styles.code}>{name}</span> : name}
          </Heading>
          <Badge tone={tone}>{label}</Badge>
        </div>
        {screen.name !== null && (
          <div className={styles.tools}>
            <IconButton label={`Rinomina ${name}`} onPress={onName}>
              <Pencil size={18} aria-hidden="true" />
            </IconButton>
            <IconButton label={`Rimuovi ${name}`} tone="danger" onPress={onRemove}>
              <Trash2 size={18} aria-hidden="true" />
            </IconButton>
          </div>
        )}
      </Inline>
      <ScreenCanary screen={screen} history={history} onExtend={onExtend} />
      <LastFailure screen={screen} versions={history?.versions ?? []} now={now} />
      <ScreenFacts screen={screen} now={now} />
    </Card>
  );
}

interface LastFailureProps {
  readonly screen: Pick<Screen, 'lastFailure'>;
  readonly versions: readonly PluginVersion[];
  readonly now: Date;
}

/** The last part of a plugin that a screen could not show. Nothing without one. */
function LastFailure({ screen: { lastFailure }, versions, now }: LastFailureProps) {
  if (lastFailure === null) return null;
  const { plugin, hash, kind, at } = lastFailure;
  return (
    <p className={styles.failure}>
      <Text as="span" size="sm" weight="strong" tone="danger">
        {titleOf(plugin, versions)} {failureInWords(kind)}
      </Text>{' '}
      (versione {shortHash(hash)}, {agoInWords(now, new Date(at))})
    </p>
  );
}

/** What a screen's last beat said. */
function ScreenFacts({ screen, now }: { readonly screen: Screen; readonly now: Date }) {
  const { generation, restarts, clockOffset, viewport, lastBeatAt, state } = screen;
  const facts = [
    {
      name: 'Dati',
      value: dataInWords(screen),
      isOdd: state === 'stale',
    },
    { name: 'Si è fatto vivo', value: agoInWords(now, new Date(lastBeatAt)), isOdd: state === 'lost' },
    { name: 'Generazione', value: String(generation) },
    { name: 'Riavvii', value: String(restarts) },
    { name: 'Orologio', value: clockInWords(clockOffset), isOdd: clockInWords(clockOffset) !== 'giusto' },
    { name: 'Formato', value: `${viewport.width} × ${viewport.height}` },
  ];
  return <FactList facts={facts} />;
}

/** Returns «di 12 secondi fa»; of a lost screen nobody knows. */
function dataInWords({ state, dataAge }: Screen): string {
  if (state === 'lost') return 'non si sa';
  return dataAge === null ? 'nessuno' : `di ${secondsInWords(dataAge)} fa`;
}
