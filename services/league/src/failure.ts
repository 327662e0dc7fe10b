import type { InvalidInput } from '@vetta/contract/failures';

/** The HTTP statuses with which a command may refuse. */
export type FailureStatus = 400 | 404 | 409;

/** A refusal that a person can act on: `message` is an Italian sentence, `code` identifies it for programs and tests. */
export class Failure extends Error {
  readonly code: string;
  readonly status: FailureStatus;
  /** The wrong parts of the input; empty if the whole input is refused. */
  readonly issues: InvalidInput['issues'];

  constructor(code: string, status: FailureStatus, sentence: string, issues: InvalidInput['issues'] = []) {
    super(sentence);
    this.name = 'Failure';
    this.code = code;
    this.status = status;
    this.issues = issues;
  }
}

/** Declares a failure once: its code, its status and the Italian sentence. */
export const failure =
  <Details extends readonly unknown[]>(
    code: string,
    status: FailureStatus,
    sentence: (...details: Details) => string,
  ) =>
  (...details: Details) =>
    new Failure(code, status, sentence(...details));
