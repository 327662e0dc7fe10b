import type { InputOf, ReplyOf } from '../endpoint.ts';
import type { endpoints } from '../endpoints.ts';

// Type imports only: the schemas and zod stay out of the browsers' bundles.
type Endpoint = (typeof endpoints)[number];

/** A call's name: `GET /api/leaderboard`. */
export type CallName = Endpoint['name'];

type Named<Name extends CallName> = Extract<Endpoint, { name: Name }>;

export type Input<Name extends CallName> = InputOf<Named<Name>>;
export type Reply<Name extends CallName> = ReplyOf<Named<Name>>;
