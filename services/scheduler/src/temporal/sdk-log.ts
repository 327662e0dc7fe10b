import type { LogLevel, LogMetadata } from '@temporalio/common';
import { Runtime } from '@temporalio/worker';
import type { Logger } from 'pino';

let installed = false;

/** A warning at each start; the worker of the channels is meant so (channels/deliver-on-temporal.ts). */
const RUNS_ACTIVITIES_ALONE = 'No workflows registered';

/** Sends the messages of Temporal's SDK to this log. Works once per process, as the SDK's runtime: later calls do nothing. */
export function logThrough(log: Logger): void {
  if (installed) return;
  installed = true;
  Runtime.install({
    logger: sdkLogger(log),
    // The runner logs an outage once; the SDK would log every failed attempt.
    telemetryOptions: { logging: { filter: { core: 'ERROR', other: 'ERROR' }, forward: {} } },
    // The process handles signals itself: it stops the api before the worker.
    shutdownSignals: [],
  });
}

function sdkLogger(log: Logger) {
  const write = (level: LogLevel, message: string, meta: LogMetadata = {}) => {
    const { workflowId, activityType, attempt, closed, error } = meta;
    // The SDK's own INFO messages describe its internals; only those of our workflows interest the operator.
    const isInternal =
      (level === 'INFO' && meta.sdkComponent !== 'workflow') || message.startsWith(RUNS_ACTIVITIES_ALONE);
    log[isInternal ? 'debug' : pinoLevel[level]](
      { workflowId, activityType, attempt, closed, err: error },
      message,
    );
  };
  return {
    log: write,
    trace: (message: string, meta?: LogMetadata) => write('TRACE', message, meta),
    debug: (message: string, meta?: LogMetadata) => write('DEBUG', message, meta),
    info: (message: string, meta?: LogMetadata) => write('INFO', message, meta),
    warn: (message: string, meta?: LogMetadata) => write('WARN', message, meta),
    error: (message: string, meta?: LogMetadata) => write('ERROR', message, meta),
  };
}

const pinoLevel = { TRACE: 'trace', DEBUG: 'debug', INFO: 'info', WARN: 'warn', ERROR: 'error' } as const;
