import type { ClosesAlert } from '@vetta/league/dashboard/alert-words';
import { expect, test } from 'vitest';
import { alertBody } from './alert-body.ts';

const alert: ClosesAlert = {
  event: 'late',
  evening: '2026-03-29',
  day: '2026-03-28',
  missedDays: 2,
  because: 'paused',
};
const sentence =
  'Vetta: La giornata del 28 marzo 2026 non è ancora chiusa. Giornate in attesa: 2. Motivo: gli aggiornamenti sono in pausa.';

test.each([
  'https://hooks.slack.com/services/T/B/x',
  'http://10.0.0.7:9000/allarmi',
  'https://logic.azure.com.evil.example/',
])('%s gets a text and plain fields', (address) => {
  expect(alertBody(alert, new URL(address))).toEqual({
    ...{ text: sentence, mrkdwn: false, unfurl_links: false },
    ...alert,
  });
});

test.each([
  'https://prod-1.westeurope.logic.azure.com:443/workflows/x/triggers/manual/paths/invoke?sig=y',
  'https://default1.environment.api.powerplatform.com/powerautomate/automations/direct/workflows/x',
  'https://ufficio.webhook.office.com/webhookb2/x',
])('Teams at %s gets an Adaptive Card', (address) => {
  expect(alertBody(alert, new URL(address))).toMatchObject({
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        content: { type: 'AdaptiveCard', body: [{ type: 'RichTextBlock', inlines: [{ text: sentence }] }] },
      },
    ],
  });
});

test.each([
  [
    'screens-lost',
    ['corridoio'],
    'Lo schermo «corridoio» non si fa più vivo dal 23 novembre 2026 alle 09:42.',
  ],
  ['screens-lost', ['corridoio', 'sala'], 'Non si fanno più vivi gli schermi «corridoio», «sala».'],
  ['screens-back', ['corridoio'], 'È tornato lo schermo «corridoio».'],
  ['screens-back', ['corridoio', 'sala'], 'Sono tornati gli schermi «corridoio», «sala».'],
] as const)('%s of %j is a sentence', (event, names, about) => {
  const screens = names.map((name) => ({ name, lastBeatAt: '2026-11-23T08:42:00.000Z' }));
  expect(alertBody({ event, screens }, new URL('http://10.0.0.7:9000/allarmi'))).toMatchObject({
    text: `Vetta: ${about}`,
    event,
    screens,
  });
});

test('a name is no markup, and calls nobody', () => {
  const alert = { event: 'source-problem', source: '<!channel> @here', what: 'Il file è vuoto' } as const;
  const textAt = (address: string) => JSON.stringify(alertBody(alert, new URL(address)));
  const slack = JSON.parse(textAt('https://hooks.slack.com/services/T/B/x')).text;
  expect(slack).toContain('«&lt;!channel&gt; @\u2060here»');
  expect(textAt('https://discord.com/api/webhooks/1/x')).toContain('\\\\<!channel');
});
