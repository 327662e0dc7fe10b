import { useQuery } from '@tanstack/react-query';
import { nightlyBackup } from '@vetta/contract/client/admin-queries';
import { formatClock, formatDay } from '@vetta/contract/client/formats';
import type { NightlyBackup } from '@vetta/contract/dashboard';
import { romeDay } from '@vetta/contract/rome-time';
import { Badge } from '@vetta/design-system/badge';
import { Notice } from '@vetta/design-system/notice';
import { Skeleton } from '@vetta/design-system/skeleton';
import { Text } from '@vetta/design-system/text';
import { inMegabytes } from '../uploads/in-megabytes.ts';
import { QueryPanel } from './query-panel.tsx';
import { agoInWords } from './words.ts';

/** «Backup della notte»: when the newest good one was made, and what to do if it fails or none comes. */
export function LastBackup({ now }: { readonly now: Date }) {
  const query = useQuery(nightlyBackup);
  return (
    <QueryPanel
      title="Backup della notte"
      mark={(backup) => <State backup={backup} />}
      query={query}
      skeleton={
        <>
          <Skeleton width="half" />
          <Skeleton width="most" />
        </>
      }
      failed="Lo stato dei backup non è arrivato"
    >
      {(backup) => (
        <>
          <Trouble backup={backup} />
          <Newest backup={backup} now={now} />
          <OfDay backup={backup} now={now} />
          {backup.onDataDisk && (
            <Text size="sm" tone="muted">
              La copia sta sullo stesso disco dei dati: se si rompe, si perdono insieme. BACKUP_TO la mette su
              un’altra macchina (docs/backup.md).
            </Text>
          )}
          <LastDrill drill={backup.drill} now={now} />
        </>
      )}
    </QueryPanel>
  );
}

interface BackupProps {
  readonly backup: NightlyBackup;
}

function State({ backup: { day, failures, isLate, onlyRead } }: BackupProps) {
  if (failures > 0) return <Badge tone="danger">Non riuscito</Badge>;
  if (isLate) return <Badge tone="warning">In ritardo</Badge>;
  if (day === null) return <Badge>Ancora nessuno</Badge>;
  return onlyRead ? <Badge tone="warning">Solo letto</Badge> : <Badge tone="success">Fatto</Badge>;
}

const TRY_NOW = 'Per farlo subito: npm run backup -- --nightly (docs/backup.md).';

function Trouble({ backup: { failures, isLate } }: BackupProps) {
  if (failures > 0)
    return (
      <Notice
        tone="error"
        title={failures === 1 ? 'L’ultimo backup non è riuscito' : `${failures} backup di fila non riusciti`}
      >
        Si riprova da solo dopo un’ora, e quelli di prima restano. Il perché è nel log: serve chi gestisce
        Vetta. {TRY_NOW}
      </Notice>
    );
  return (
    isLate && (
      <Notice tone="warning" title="L’ultima giornata chiusa non è in nessun backup">
        Doveva esserci poco dopo la chiusura. Se BACKUP_TO non è off, il servizio che lo fa è fermo. {TRY_NOW}
      </Notice>
    )
  );
}

/** The backups between two closes: what a machine that is lost now takes with it was typed after the last one. */
function OfDay({ backup: { ofDay }, now }: BackupProps & { readonly now: Date }) {
  if (ofDay === undefined) return null;
  const made = ofDay.madeAt === null ? null : new Date(ofDay.madeAt);
  return (
    <>
      {made && <Text>Durante la giornata: l’ultimo {agoInWords(now, made)}.</Text>}
      {ofDay.failed && (
        <Notice tone="warning" title="L’ultimo backup della giornata non è riuscito">
          Si riprova da solo fra qualche minuto. Il perché è nel log: serve chi gestisce Vetta.
        </Notice>
      )}
    </>
  );
}

function Newest({ backup, now }: BackupProps & { readonly now: Date }) {
  const { day, madeAt, bytes, noCloseYet, onlyRead } = backup;
  if (day === null || madeAt === null || bytes === null)
    return <Text>Il primo si fa da solo dopo la chiusura delle 23:59.</Text>;
  const made = new Date(madeAt);
  // In one piece at the end of a line.
  const size = inMegabytes(bytes).replace(' ', '\u00a0');
  return (
    <div>
      <Text>
        L’ultimo è di {formatDay(romeDay(made))} alle {formatClock(made)}, {agoInWords(now, made)}.
      </Text>
      <Text size="sm" tone="muted">
        Contiene tutto fino a quell’ora{!noCloseYet && `, anche la chiusura di ${formatDay(day)}`}: {size}.
      </Text>
      {onlyRead && (
        <Text size="sm" tone="muted">
          È stato letto fino in fondo, ma non ripristinato per prova: l’utente del database non può crearne un
          altro (docs/backup.md).
        </Text>
      )}
    </div>
  );
}

type Drill = NightlyBackup['drill'];

/** «Ultima prova di ripristino»: when a second installation last served from a backup, and what to do if that is long ago. */
function LastDrill({ drill, now }: { readonly drill: Drill; readonly now: Date }) {
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
