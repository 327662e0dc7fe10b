import type { Day } from '@vetta/contract/values';
import {
  type ClosesAlert,
  sentenceAboutCloses,
  sentenceAboutScreens,
} from '@vetta/league/dashboard/alert-words';
import type { ScreenAlert } from '@vetta/league/screens/lost-screens';
import type { SourceAlert } from '@vetta/league/sources/source-problems';
import { type ChatKind, chatBody } from '@vetta/outside/channels/chat-body';

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

// Never a cell of the sheet: a stranger may have written it.
const sentenceAboutSource = ({ source, what }: SourceAlert): string =>
  `dalla fonte «${source}» non si prende più niente. ${what}.`;

/**
 * The last day on which receivers also get `recovered` by the name that it had before, `mended`. Their programs have a year to
 * learn the new name.
 */
const FORMER_NAME_UNTIL: Day = '2027-11-30';

/** Returns the same alert by the name that its event had before, if a program may read it on this day; else null. */
export function byFormerName(alert: ClosesAlert, receiver: URL, today: Day): ClosesAlert | null {
  // People, who would read the sentence twice.
  const isChat = chatOf(receiver) !== null;
  return alert.event === 'recovered' && today <= FORMER_NAME_UNTIL && !isChat
    ? { ...alert, event: 'mended' }
    : null;
}

/** The chats that are known by their hosts: for Teams those of Power Automate's workflows and those of the older connectors. */
const chats: readonly (readonly [ChatKind, RegExp])[] = [
  ['teams', /(^|\.)(logic\.azure\.com|api\.powerplatform\.com|webhook\.office\.com)$/],
  ['slack', /^hooks\.slack\.com$/],
  ['discord', /^discord(app)?\.com$/],
  ['google_chat', /^chat\.googleapis\.com$/],
];
const chatOf = ({ hostname }: URL): ChatKind | null =>
  chats.find(([, hosts]) => hosts.test(hostname))?.[0] ?? null;

/**
 * Returns the JSON that a webhook gets, written as messages of channels are, so that a name is no markup. Mattermost and most others
 * show `text`, as Slack does, and ignore the rest, which is for programs; the chats that are known get their own form alone.
 */
export function alertBody(alert: Alert, receiver: URL): object {
  const chat = chatOf(receiver);
  const body = chatBody(chat ?? 'slack', { title: `Vetta: ${sentence(alert)}`, lines: [], link: null });
  return chat === null || chat === 'slack' ? { ...body, ...alert } : body;
}
