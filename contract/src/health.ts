import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const Readiness = z.object({
  ready: z.boolean(),
  database: z.boolean(),
  /** Whether uploads work. The rest of the product works without them. */
  files: z.boolean(),
});

export const getHealth = endpoint('GET /healthz', {
  access: 'public',
  summary: 'Answers while the process lives',
  replies: { 200: z.object({ ok: z.literal(true) }) },
});

export const getReadiness = endpoint('GET /readyz', {
  access: 'public',
  summary: 'Says whether this process can serve: its database answers and it is not shutting down',
  replies: { 200: Readiness, 503: Readiness },
});

export const getMetrics = endpoint('GET /metrics', {
  access: 'public',
  summary: "Counts and gauges of this process and of the league, in Prometheus' text format",
  replies: { 200: z.string() },
});

export const getOpenApi = endpoint('GET /api/openapi.json', {
  access: 'public',
  summary: 'This document',
  replies: { 200: z.record(z.string(), z.unknown()) },
});
