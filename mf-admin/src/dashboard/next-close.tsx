import { useQuery } from '@tanstack/react-query';
import { schedulerStatus } from '@vetta/contract/client/admin-queries';
import { capital, formatClock, formatDay } from '@vetta/contract/client/formats';
import type { SchedulerStatus } from '@vetta/contract/dashboard';
import { romeDay, romeSecondOfDay } from '@vetta/contract/rome-time';
import { Badge } from '@vetta/design-system/badge';
import { Inline } from '@vetta/design-system/inline';
import { Notice } from '@vetta/design-system/notice';
import { Numeral } from '@vetta/design-system/numeral';
import { Skeleton } from '@vetta/design-system/skeleton';
import { Text } from '@vetta/design-system/text';
import * as styles from './dashboard.css.ts';
import { QueryPanel } from './query-panel.tsx';
import { untilInWords } from './words.ts';

/** «Prossimo Aggiornamento»: when the next day is closed, whether somebody closes it, and if not, why. */
export function NextClose({ now }: { readonly now: Date }) {
  const query = useQuery(schedulerStatus);
  return (
    <QueryPanel
      title="Prossimo Aggiornamento"
      mark={(status) => <State status={status} />}
      query={query}
      skeleton={
        <>
          <Skeleton shape="numeral" width="half" />
          <Skeleton width="most" />
          <Skeleton width="half" />
        </>
      }
      failed="Lo stato degli aggiornamenti non è arrivato"
    >
      {(status) => (
        <>
          <Clock next={status.nextRun === null ? null : new Date(status.nextRun)} now={now} />
          <Late status={status} />
          <WhyInactive status={status} />
          <div>
            <Text>La classifica si aggiorna automaticamente alle 23:59.</Text>
            {status.lastClosedDay !== null && (
              <Text size="sm" tone="muted">
                Ultima giornata chiusa: {formatDay(status.lastClosedDay)}.
              </Text>
            )}
          </div>
        </>
      )}
    </QueryPanel>
  );
}

function State({ status: { lateDay, isActive } }: { readonly status: SchedulerStatus }) {
  if (lateDay !== null) return <Badge tone="danger">In ritardo</Badge>;
  return isActive ? <Badge tone="success">Attivo</Badge> : <Badge tone="warning">Inattivo</Badge>;
}

const titles = {
  silent: 'Nessuno chiude le giornate',
  temporalAway: 'Gli aggiornamenti aspettano Temporal',
  paused: 'Gli aggiornamenti sono in pausa',
  closeFails: 'Una giornata non si chiude',
  closeStopped: 'La chiusura è ferma',
} as const;

function WhyInactive({ status }: { readonly status: SchedulerStatus }) {
  const { inactiveBecause, failingDay, failingBecause, lateDay } = status;
  const day = failingDay === null ? 'una giornata' : formatDay(failingDay);
  return (
    inactiveBecause !== null && (
      <Notice
        tone={inactiveBecause === 'closeStopped' || lateDay !== null ? 'error' : 'warning'}
        title={titles[inactiveBecause]}
      >
        {inactiveBecause === 'silent' &&
          'Il servizio che le chiude non risponde da più di un minuto. Quando torna, chiude anche le giornate rimaste indietro.'}
        {inactiveBecause === 'temporalAway' &&
          'Il servizio che le chiude è attivo ma non raggiunge Temporal. Quando lo raggiunge, chiude anche le giornate rimaste indietro.'}
        {inactiveBecause === 'paused' &&
          'Qualcuno li ha fermati. Quando ripartono, le giornate rimaste indietro vengono chiuse in ordine.'}
        {inactiveBecause === 'closeFails' &&
          `La chiusura di ${day} non riesce e viene ritentata: finché non riesce, le giornate dopo aspettano.`}
        {inactiveBecause === 'closeStopped' &&
          `La chiusura di ${day} fallisce sempre allo stesso modo: serve chi gestisce Vetta. Alle 23:59 e a ogni riavvio si riprova.`}
        {failingBecause !== null && ` Errore: ${failingBecause}`}
      </Notice>
    )
  );
}

/** Which days are still open although they should be closed by now. */
const Late = ({ status: { lateDay, missedDays } }: { readonly status: SchedulerStatus }) =>
  lateDay !== null && (
    <Notice tone="error" title={`${capital(formatDay(lateDay))} non è ancora chiusa`}>
      {missedDays > 1
        ? `Giornate da chiudere: ${missedDays}. Si chiudono in ordine, ognuna come il giorno che era.`
        : 'Doveva essere chiusa alle 23:59.'}
    </Notice>
  );

const DAY_S = 24 * 60 * 60;

interface ClockProps {
  /** The next close; null if none is planned. */
  readonly next: Date | null;
  readonly now: Date;
}

/** The time of the next close, on a dial of 24 hours that is filled up to now. */
const Clock = ({ next, now }: ClockProps) => (
  <Inline gap="md" wrap="no">
    <svg viewBox="0 0 80 80" className={styles.dial} aria-hidden="true">
      <circle cx="40" cy="40" r="34" className={styles.track} />
      <circle
        cx="40"
        cy="40"
        r="34"
        className={styles.passed}
        pathLength={DAY_S}
        strokeDasharray={`${romeSecondOfDay(now)} ${DAY_S}`}
      />
      {next && (
        <line
          x1="40"
          y1="2"
          x2="40"
          y2="12"
          className={styles.mark}
          transform={`rotate(${(romeSecondOfDay(next) / DAY_S) * 360} 40 40)`}
        />
      )}
    </svg>
    <div>
      <p>
        <Numeral value={next ? formatClock(next) : 'N/A'} size="title" />
      </p>
      <Text size="sm" tone="muted">
        {next ? `${formatDay(romeDay(next))}, ${untilInWords(now, next)}` : 'Nessun aggiornamento previsto'}
      </Text>
    </div>
  </Inline>
);
