import type { InvalidInput } from '@vetta/contract/failures';

/** The statuses that a refusal of the game can have; the transport maps them one to one. */
export type FailureStatus = 400 | 404 | 409;

/** A refusal that a person can act on: `message` is an Italian sentence, `code` is for programs and tests. */
export class Failure extends Error {
  readonly code: string;
  readonly status: FailureStatus;
  /** Where the input was wrong; empty where the input as a whole was. */
  readonly issues: InvalidInput['issues'];

  constructor(code: string, status: FailureStatus, sentence: string, issues: InvalidInput['issues'] = []) {
    super(sentence);
    this.name = 'Failure';
    this.code = code;
    this.status = status;
    this.issues = issues;
  }
}

/** Names a refusal once: its code, its status and the sentence that a person reads. */
export const failure =
  <Details extends readonly unknown[]>(
    code: string,
    status: FailureStatus,
    sentence: (...details: Details) => string,
  ) =>
  (...details: Details) =>
    new Failure(code, status, sentence(...details));
