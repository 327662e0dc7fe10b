import type { ActivityInterceptorsFactory } from '@temporalio/worker';

/** In milliseconds: several heartbeats within the ten seconds after which the server gives up on a worker. */
const interval = 2_000;

/** Sends heartbeats while an activity runs, so that the server notices a killed worker. */
export const heartbeats: ActivityInterceptorsFactory = (activity) => ({
  inbound: {
    async execute(input, next) {
      const timer = setInterval(() => activity.heartbeat(), interval);
      try {
        return await next(input);
      } finally {
        clearInterval(timer);
      }
    },
  },
});
