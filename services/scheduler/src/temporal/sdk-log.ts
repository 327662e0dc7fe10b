import type { LogLevel, LogMetadata } from '@temporalio/common';
import { Runtime } from '@temporalio/worker';
import type { Logger } from 'pino';

let installed = false;

/** Sends what Temporal's SDK has to say to our log. Once a process, like the SDK's runtime: the first log stays. */
export function logThrough(log: Logger): void {
  if (installed) return;
  installed = true;
  Runtime.install({
    logger: sdkLogger(log),
    // A server that is away is said once, by us: not at every attempt to reach it.
    telemetryOptions: { logging: { filter: { core: 'ERROR', other: 'ERROR' }, forward: {} } },
    // Signals are the process's own: it drains the api before the worker.
    shutdownSignals: [],
  });
}

function sdkLogger(log: Logger) {
  const write = (level: LogLevel, message: string, meta: LogMetadata = {}) => {
    const { workflowId, activityType, attempt, closed, error } = meta;
    // What the SDK tells as news is its own working; a workflow's news is ours.
    const ownWorking = level === 'INFO' && meta.sdkComponent !== 'workflow';
    log[ownWorking ? 'debug' : pinoLevel[level]](
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
