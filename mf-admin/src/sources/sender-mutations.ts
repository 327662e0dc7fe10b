import { callWithStatus } from '@vetta/contract/client/call';
import type { OwnedSource } from '@vetta/contract/senders';
import { withReason } from '../reason-of.ts';
import { sendersData } from '../refresh.ts';
import { useAdminMutation } from '../use-admin-mutation.ts';

interface BroughtBy {
  readonly source: string;
  /** The id of a key, or `shared`. */
  readonly key: string;
}

/** Takes out what a key brought of a source of events. */
export const useRemoveBrought = () =>
  useAdminMutation({
    run: ({ source, key }: BroughtBy) =>
      callWithStatus('DELETE /api/admin/senders/{source}/events', { params: { source }, query: { key } }),
    done: (_, { source }) => ({ title: `Gli eventi di «${source}» sono tolti` }),
    failed: withReason('Gli eventi sono rimasti'),
    refreshes: sendersData,
  });

/** Hands a source of events over to another key. */
export const useHandOverSource = () =>
  useAdminMutation({
    run: ({ source, keyId }: OwnedSource) =>
      callWithStatus('PUT /api/admin/senders/{source}', { params: { source }, body: { keyId } }),
    done: (_, { source }) => ({ title: `«${source}» ha un’altra chiave` }),
    failed: withReason('La chiave è rimasta quella di prima'),
    refreshes: sendersData,
  });
