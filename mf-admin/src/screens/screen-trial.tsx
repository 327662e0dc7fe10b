import type { GenerationHistory, GenerationRecord } from '@vetta/contract/generations';
import type { ScreenCard } from '@vetta/contract/screens';
import { Button } from '@vetta/design-system/button';
import { ProgressBar } from '@vetta/design-system/progress-bar';
import { Text } from '@vetta/design-system/text';
import { SectionLink } from '../layout/section-link.tsx';
import { healthInWords } from '../plugins/health-in-words.ts';
import * as styles from './screen-card.css.ts';
import { trialOn } from './words.ts';

interface ScreenTrialProps {
  readonly screen: Pick<ScreenCard, 'name'>;
  readonly history: GenerationHistory | undefined;
  readonly onExtend: () => void;
}

/** How the generation fares that a screen tries before everyone else, or why its last trial was ended. */
export function ScreenTrial({ screen, history, onExtend }: ScreenTrialProps) {
  const trial = trialOn(screen, history?.generations ?? []);
  const canary = trial?.canary;
  if (!trial || !canary || canary.state === 'extended') return null;
  if (canary.state === 'ended') {
    // Until something newer is made.
    if (history?.generations[0] !== trial) return null;
    return (
      <Text size="sm" tone="muted">
        L’ultima prova, <GenerationLink trial={trial} />, è finita: {canary.endedBecause}
      </Text>
    );
  }
  const { health } = canary;
  return (
    <div className={styles.trial}>
      <Text size="sm">
        Prova <GenerationLink trial={trial} />: {healthInWords(canary)}
      </Text>
      {health && (
        <div className={styles.bar}>
          <ProgressBar label="Minuti buoni, su quindici" value={Math.round(health.seconds / 9)} />
        </div>
      )}
      <Button size="sm" tone={health?.state === 'healthy' ? 'primary' : 'neutral'} onPress={onExtend}>
        Estendi a tutti
      </Button>
    </div>
  );
}

const GenerationLink = ({ trial: { number } }: { readonly trial: GenerationRecord }) => (
  <SectionLink href={`/admin/plugins/${number}`}>la generazione {number}</SectionLink>
);
