import { callWithStatus } from '@vetta/contract/client/call';
import type { NewGeneration, PluginOwner, PluginVersion } from '@vetta/contract/generations';
import { useAdminMutation } from '../kit/use-admin-mutation.ts';
import { shortHash } from './words.ts';

export const useMakeGeneration = () =>
  useAdminMutation({
    run: (body: NewGeneration) => callWithStatus('POST /api/admin/generations', { body }),
    done: ({ status, reply: { number, canary } }) =>
      status === 200
        ? { tone: 'info', title: 'Era già così', description: 'Nessuna nuova generazione.' }
        : canary
          ? { title: `La generazione ${number} è in prova su ${canary.screen}` }
          : { title: `Da adesso c’è la generazione ${number}`, description: 'La vede chi apre una pagina.' },
    failed: 'Impossibile cambiare versione',
  });

export const useExtendGeneration = () =>
  useAdminMutation({
    run: (number: number) =>
      callWithStatus('POST /api/admin/generations/{number}/extend', { params: { number } }),
    done: (_, number) => ({ title: `La generazione ${number} è per tutti` }),
    failed: 'Impossibile estendere la prova',
  });

interface GoingBack {
  readonly why: string;
  /** The number of the canary that ends; null: everyone goes back. */
  readonly trial: number | null;
  /** The number of the generation that was current when the dialog was opened. */
  readonly current: number;
}

export const useGoBack = () =>
  useAdminMutation({
    run: (body: GoingBack) => callWithStatus('POST /api/admin/generations/back', { body }),
    done: ({ reply: { number, canary, restores } }) =>
      canary?.state === 'ended'
        ? { title: `La prova su ${canary.screen} è finita` }
        : {
            title: `Da adesso c’è la generazione ${number}`,
            ...(restores !== null && { description: `È uguale alla ${restores}.` }),
          },
    failed: 'Impossibile ripristinare la versione precedente',
  });

export const useWithdrawBuild = () =>
  useAdminMutation({
    run: ({ name, hash }: Pick<PluginVersion, 'name' | 'hash' | 'title'>) =>
      callWithStatus('DELETE /api/admin/plugins/{name}/builds/{hash}', { params: { name, hash } }),
    done: (_, { title, hash }) => ({ title: `${title} ${shortHash(hash)} è ritirata` }),
    failed: 'La versione è rimasta',
  });

/** Hands a guest's name over to another key. */
export const useHandOverPlugin = () =>
  useAdminMutation({
    run: ({ name, keyId }: PluginOwner) =>
      callWithStatus('PUT /api/admin/plugins/{name}', { params: { name }, body: { keyId } }),
    done: (_, { name }) => ({ title: `«${name}» ha un’altra chiave` }),
    failed: 'La chiave è rimasta quella di prima',
  });
