import { proxyActivities } from '@temporalio/workflow';

/** What a worker does for the sources. */
export interface SourceActivities {
  /** Fetches a source and takes what is new in it. */
  runSource(id: string): Promise<void>;
}

const { runSource } = proxyActivities<SourceActivities>({
  startToCloseTimeout: '3 minutes',
  heartbeatTimeout: '10 seconds',
  // The next run brings the same sheet.
  retry: { maximumAttempts: 3 },
});

/** Fetches a source once. */
export async function fetchSource(id: string): Promise<void> {
  await runSource(id);
}
