import { callWebhook } from '../alerts/call-webhook.ts';
import { readEnvironment } from '../environment.ts';
import { OperatorError } from '../operator-error.ts';
import { parseArguments } from '../parse-arguments.ts';

/**
 * `npm run alert`: sends a trial to ALERT_URL, in the form in which alerts come, and says whether it was taken: an address that was
 * mistyped is else found on the evening that needs it.
 */
export default async function alert(args: string[]): Promise<number> {
  parseArguments(args, { usage: 'Usage: npm run alert', positionals: [0, 0], options: {} });
  const { alertUrl } = readEnvironment(process.env);
  if (alertUrl === undefined)
    throw new OperatorError('ALERT_URL is not set: nobody is told of a late close or a lost screen.');
  try {
    await callWebhook(alertUrl, { event: 'trial' });
  } catch (error) {
    throw new OperatorError(
      `The receiver at ALERT_URL (${alertUrl.hostname}) did not take the trial: ${reasonOf(error)}. It must answer with 2xx at this address itself, within 10 s.`,
    );
  }
  console.log(
    `The receiver at ALERT_URL (${alertUrl.hostname}) took the trial: «Vetta: prova di avviso.» should be there now.`,
  );
  return 0;
}

/** Returns why a call failed; of a failed connection the cause, which says more. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof Error) return cause.message;
  return error instanceof Error ? error.message : String(error);
}
