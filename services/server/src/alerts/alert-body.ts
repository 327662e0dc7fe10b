import type { Day } from '@vetta/contract/values';
import {
  type ClosesAlert,
  sentenceAboutCloses,
  sentenceAboutScreens,
} from '@vetta/league/dashboard/alert-words';
import type { ScreenAlert } from '@vetta/league/screens/lost-screens';
import type { SourceAlert } from '@vetta/league/sources/source-problems';

/** What an operator sends to see whether alerts arrive. */
export interface TrialAlert {
  readonly event: 'trial';
}
export type Alert = ClosesAlert | ScreenAlert | SourceAlert | TrialAlert;

/** Returns what a person reads. */
function sentence(alert: Alert): string {
  if (alert.event === 'trial') return 'prova di avviso.';
  if ('source' in alert) return sentenceAboutSource(alert);
  return 'screens' in alert ? sentenceAboutScreens(alert) : sentenceAboutCloses(alert);
}

function sentenceAboutSource({ source, what, lines: [first] }: SourceAlert): string {
  const where = first === undefined ? '' : ` Riga ${first.line}: ${first.message}.`;
  return `dalla fonte «${source}» non si prende più niente. ${what}.${where}`;
}

/**
 * The last day on which receivers also get `recovered` by the name that it had before, `mended`. Their programs have a year to
 * learn the new name.
 */
const FORMER_NAME_UNTIL: Day = '2027-11-30';

/** Returns the same alert by the name that its event had before, if a program may read it on this day; else null. */
export function byFormerName(alert: ClosesAlert, receiver: URL, today: Day): ClosesAlert | null {
  // People, who would read the sentence twice.
  const isChat = teamsHosts.test(receiver.hostname) || receiver.hostname === 'hooks.slack.com';
  return alert.event === 'recovered' && today <= FORMER_NAME_UNTIL && !isChat
    ? { ...alert, event: 'mended' }
    : null;
}

/** The hosts of Teams' webhooks: those of Power Automate's workflows and those of the older connectors. */
const teamsHosts = /(^|\.)(logic\.azure\.com|api\.powerplatform\.com|webhook\.office\.com)$/;

/**
 * Returns the JSON that a webhook gets. Slack, Mattermost and most others show `text` and ignore the rest, which is for
 * programs. Teams accepts an Adaptive Card only.
 */
export function alertBody(alert: Alert, receiver: URL): object {
  const text = `Vetta: ${sentence(alert)}`;
  if (!teamsHosts.test(receiver.hostname)) return { text, ...alert };
  const card = {
    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
    type: 'AdaptiveCard',
    version: '1.4',
    body: [{ type: 'TextBlock', text, wrap: true }],
  };
  return {
    type: 'message',
    attachments: [{ contentType: 'application/vnd.microsoft.card.adaptive', content: card }],
  };
}
