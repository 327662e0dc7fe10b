import type { InvalidInput } from '@vetta/contract/failures';
import type { Unsure } from '@vetta/contract/unsure';

/** The HTTP statuses with which a command may refuse. */
export type FailureStatus = 400 | 403 | 404 | 409;

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

/** A change before which something must be decided: `details` says what. Nothing was changed. */
export class Undecided extends Failure {
  readonly details: { readonly unsure: readonly Unsure[] };
  /** What is asked first, and how much more: «Quale colonna è «Data»? (e un’altra cosa da decidere)». */
  readonly question: string;

  /** `nothing` says that nothing was done: «Non è stato importato nulla.» */
  constructor(code: string, nothing: string, details: Undecided['details']) {
    const [first, ...others] = details.unsure;
    const more =
      others.length === 1 ? ' (e un’altra cosa da decidere)' : ` (e altre ${others.length} cose da decidere)`;
    const question = `${first?.question ?? ''}${others.length === 0 ? '' : more}`;
    super(code, 409, `${question} ${nothing}`);
    this.name = 'Undecided';
    this.question = question;
    this.details = details;
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
