import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const Readiness = z.object({
  ready: z.boolean(),
  database: z.boolean(),
  /** Whether uploads work. The rest of the product works without them. */
  files: z.boolean(),
});

export const getHealth = endpoint({
  method: 'GET',
  path: '/healthz',
  access: 'public',
  summary: 'Answers while the process lives',
  replies: { 200: z.object({ ok: z.literal(true) }) },
});

export const getReadiness = endpoint({
  method: 'GET',
  path: '/readyz',
  access: 'public',
  summary: 'Says whether this process can serve: its database answers and it is not shutting down',
  replies: { 200: Readiness, 503: Readiness },
});

export const getMetrics = endpoint({
  method: 'GET',
  path: '/metrics',
  access: 'public',
  summary: "Counts and gauges of this process and of the league, in Prometheus' text format",
  replies: { 200: z.string() },
});

export const getOpenApi = endpoint({
  method: 'GET',
  path: '/api/openapi.json',
  access: 'public',
  summary: 'This document',
  replies: { 200: z.record(z.string(), z.unknown()) },
});
