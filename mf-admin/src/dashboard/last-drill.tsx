import { formatClock, formatDay } from '@vetta/contract/client/formats';
import type { NightlyBackup } from '@vetta/contract/dashboard';
import { romeDay } from '@vetta/contract/rome-time';
import { Text } from '@vetta/design-system/text';
import { agoInWords } from './ago-in-words.ts';

type Drill = NightlyBackup['drill'];

interface LastDrillProps {
  readonly drill: Drill;
  readonly now: Date;
}

/** «Ultima prova di ripristino»: when a second installation last served from a backup, and what to do if that is long ago. */
export function LastDrill({ drill, now }: LastDrillProps) {
  return (
    <div>
      <Text size="sm">Ultima prova di ripristino: {whenInWords(drill, now)}</Text>
      {(drill === undefined || drill.isLongAgo) && (
        <Text size="sm" tone="muted">
          Un backup vale quando si è visto ripartire: chi gestisce Vetta lo prova con npm run drill, senza
          fermare niente.
        </Text>
      )}
    </div>
  );
}

function whenInWords(drill: Drill, now: Date): string {
  if (drill === undefined) return 'mai.';
  const held = new Date(drill.heldAt);
  const when = `${formatDay(romeDay(held))} alle ${formatClock(held)}, ${agoInWords(now, held)}`;
  return `${when}, riuscita in ${tookInWords(drill.tookMs)}.`;
}

function tookInWords(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1_000));
  if (seconds < 120) return seconds === 1 ? '1 secondo' : `${seconds} secondi`;
  return `${Math.round(seconds / 60)} minuti`;
}
