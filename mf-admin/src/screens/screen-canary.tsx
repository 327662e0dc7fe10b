import type { GenerationHistory, GenerationRecord } from '@vetta/contract/generations';
import type { ScreenCard } from '@vetta/contract/screens';
import { Button } from '@vetta/design-system/button';
import { ProgressBar } from '@vetta/design-system/progress-bar';
import { Text } from '@vetta/design-system/text';
import { SectionLink } from '../layout/section-link.tsx';
import { healthInWords } from '../plugins/words.ts';
import * as styles from './screens.css.ts';
import { triedOn } from './words.ts';

interface ScreenCanaryProps {
  readonly screen: Pick<ScreenCard, 'name'>;
  readonly history: GenerationHistory | undefined;
  readonly onExtend: () => void;
}

/** How the generation fares that a screen tries before everyone else, or why its last canary was ended. */
export function ScreenCanary({ screen, history, onExtend }: ScreenCanaryProps) {
  const tried = triedOn(screen, history?.generations ?? []);
  const canary = tried?.canary;
  if (!tried || !canary || canary.state === 'extended') return null;
  if (canary.state === 'ended') {
    // Until something newer is made.
    if (history?.generations[0] !== tried) return null;
    return (
      <Text size="sm" tone="muted">
        L’ultima prova, <GenerationLink tried={tried} />, è finita: {canary.endedBecause}
      </Text>
    );
  }
  const { health } = canary;
  return (
    <div className={styles.canary}>
      <Text size="sm">
        Prova <GenerationLink tried={tried} />: {healthInWords(canary)}
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

const GenerationLink = ({ tried: { number } }: { readonly tried: GenerationRecord }) => (
  <SectionLink href={`/admin/plugins/${number}`}>la generazione {number}</SectionLink>
);
