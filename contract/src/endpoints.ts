import { ownCalls } from './approvable-calls.ts';
import { callsOf } from './endpoint.ts';
import * as generations from './generations.ts';

/** Every call that the server serves: the OpenAPI document and the browsers' client are derived from this list. */
export const endpoints = [...ownCalls, ...callsOf({ ...generations })];
