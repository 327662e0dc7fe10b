import { useQuery } from '@tanstack/react-query';
import { schedulerStatus } from '@vetta/contract/client/admin-queries';
import { formatDay } from '@vetta/contract/client/formats';
import type { SchedulerStatus } from '@vetta/contract/dashboard';
import { Badge } from '@vetta/design-system/badge';
import { Notice } from '@vetta/design-system/notice';
import { Skeleton } from '@vetta/design-system/skeleton';
import { Text } from '@vetta/design-system/text';
import { useAdminKey } from '../login/admin-key.ts';
import { Clock } from './clock.tsx';
import { NotLoaded } from './not-loaded.tsx';
import { Panel } from './panel.tsx';

/** «Prossimo Aggiornamento»: when the next day is closed, whether somebody closes it, and if not, why. */
export function NextClose({ now }: { readonly now: Date }) {
  const query = useQuery(schedulerStatus(useAdminKey()));
  const status = query.data;
  return (
    <Panel
      title="Prossimo Aggiornamento"
      mark={
        status && (
          <Badge tone={status.isActive ? 'success' : 'warning'}>
            {status.isActive ? 'Attivo' : 'Inattivo'}
          </Badge>
        )
      }
    >
      {status ? (
        <>
          <Clock next={status.nextRun === null ? null : new Date(status.nextRun)} now={now} />
          {status.inactiveBecause !== null && <WhyInactive status={status} />}
          <div>
            <Text>La classifica si aggiorna automaticamente alle 23:59.</Text>
            {status.lastClosedDay !== null && (
              <Text size="sm" tone="muted">
                Ultima giornata chiusa: {formatDay(status.lastClosedDay)}.
              </Text>
            )}
          </div>
        </>
      ) : (
        <NotLoaded queries={[query]} title="Lo stato degli aggiornamenti non è arrivato">
          <Skeleton shape="numeral" width="half" />
          <Skeleton width="most" />
          <Skeleton width="half" />
        </NotLoaded>
      )}
    </Panel>
  );
}

const titles = {
  silent: 'Nessuno chiude le giornate',
  paused: 'Gli aggiornamenti sono in pausa',
  closeFails: 'Una giornata non si chiude',
} as const;

const WhyInactive = ({ status: { inactiveBecause, failingDay } }: { readonly status: SchedulerStatus }) =>
  inactiveBecause !== null && (
    <Notice tone="warning" title={titles[inactiveBecause]}>
      {inactiveBecause === 'silent' &&
        'Il servizio che le chiude non risponde da più di un minuto. Quando torna, chiude anche le giornate rimaste indietro.'}
      {inactiveBecause === 'paused' &&
        'Qualcuno li ha fermati. Quando ripartono, le giornate rimaste indietro vengono chiuse in ordine.'}
      {inactiveBecause === 'closeFails' &&
        `La chiusura di ${failingDay === null ? 'una giornata' : formatDay(failingDay)} non riesce e viene ritentata: finché non riesce, le giornate dopo aspettano.`}
    </Notice>
  );
