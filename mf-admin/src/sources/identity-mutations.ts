import { callWithStatus } from '@vetta/contract/client/call';
import type { CountedKind, LinkedIdentity } from '@vetta/contract/intake';
import { useAdminMutation } from '../kit/use-admin-mutation.ts';
import { kindInWords } from './kind-in-words.ts';

/** Says who a person of a source is. */
export const useLinkIdentity = () =>
  useAdminMutation({
    run: (body: LinkedIdentity) => callWithStatus('PUT /api/admin/identities', { body }),
    done: (_, { who, playerId, ignored }) => ({
      title:
        playerId !== null
          ? `«${who}» è collegato: i suoi eventi contano`
          : ignored
            ? `«${who}» non è dei nostri: non se ne chiede più`
            : `«${who}» non è più collegato`,
    }),
    failed: 'Il collegamento non è cambiato',
    isUndoable: true,
  });

/** Says whether a source counts a kind. */
export const useCountedKind = () =>
  useAdminMutation({
    run: (body: CountedKind) => callWithStatus('PUT /api/admin/counted-kinds', { body }),
    done: (_, { source, kind, counts }) => ({
      title: `«${source}» ${counts ? 'conta' : 'non conta più'} ${kindInWords[kind]}`,
    }),
    failed: 'Quello che la fonte conta non è cambiato',
    isUndoable: true,
  });
