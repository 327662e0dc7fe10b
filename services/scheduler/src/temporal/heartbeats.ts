import type { ActivityInterceptorsFactory } from '@temporalio/worker';

const every = 2_000;

/** While an activity runs, tells the server that its worker is alive. */
export const heartbeats: ActivityInterceptorsFactory = (activity) => ({
  inbound: {
    async execute(input, next) {
      const beat = setInterval(() => activity.heartbeat(), every);
      try {
        return await next(input);
      } finally {
        clearInterval(beat);
      }
    },
  },
});
