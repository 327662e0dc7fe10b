import type { EndpointDefinition, InputOf, ReplyOf } from '../endpoint.ts';
import type { endpoints } from '../endpoints.ts';

// Type imports only: the schemas and zod stay out of the browsers' bundles.
type Endpoint = (typeof endpoints)[number];

/** A call's name: `GET /api/leaderboard`. */
export type CallName = Endpoint extends infer E
  ? E extends EndpointDefinition
    ? `${E['method']} ${E['path']}`
    : never
  : never;

type Named<Name extends CallName> = Name extends `${infer M} ${infer P}`
  ? Extract<Endpoint, { method: M; path: P }>
  : never;

export type Input<Name extends CallName> = InputOf<Named<Name>>;
export type Reply<Name extends CallName> = ReplyOf<Named<Name>>;
