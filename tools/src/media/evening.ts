/// <reference lib="dom" />
import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Site } from '@vetta/contract/site';
import { checkout } from '@vetta/server/checkout';
import { execa } from 'execa';
import type { Page } from 'playwright';
import { launchChromium } from '../../testing/chromium.ts';
import { enterBackOffice, pagesOf, type RunningVetta } from './opened-pages.ts';

const FPS = 6;
const LARGEST_BYTES = 1_500_000;

const people = [
  ...['Giulia Ferrari', 'Matteo Romano', 'Chiara Esposito', 'Luca Moretti', 'Sara Conti', 'Davide Greco'],
  ...['Martina Rinaldi', 'Andrea Lombardi', 'Elisa Fontana', 'Simone Barbieri'],
];

/**
 * Films an evening in which nobody types into `docs/pictures/evening.webp`: a sheet is fetched, the telephones count, one
 * difference is kept, the day closes at 23:59 and the office's chat hears of it. It needs an empty league a few minutes before
 * 23:59 that may ask 127.0.0.1, and leaves its people there. Throws if the film is larger than 1.5 MB.
 */
export async function filmEvening(vetta: RunningVetta): Promise<void> {
  await using made = new AsyncDisposableStack();
  const frames = await mkdtemp(join(tmpdir(), 'vetta-evening-'));
  made.defer(() => rm(frames, { recursive: true }));
  const browser = await launchChromium();
  made.defer(() => browser.close());
  const { now } = (await (await fetch(`${vetta.url}/api/site`)).json()) as Site;
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Rome' }).format(new Date(now));
  const office = await officeServer(day);
  made.defer(() => office.stop());
  const ask = callsOf(vetta);

  if ((await ask('GET /api/admin/players')).length === 0)
    await ask('POST /api/admin/players/bulk', {
      players: people.map((name) => ({ name, joinedOn: `${day.slice(0, 7)}-01` })),
    });
  const players: { id: string; name: string }[] = await ask('GET /api/admin/players');
  const { id: source } = await ask('POST /api/admin/sources', {
    ...{ name: 'Foglio dei setter', url: `${office.url}/tracker.csv`, to: '23:59' },
  });
  await ask('POST /api/admin/channels', {
    ...{ name: 'Chat dell’ufficio', kind: 'slack', address: `${office.url}/hook` },
    events: ['day_closed'],
  });
  const count = async (place: number, rings: number, id: string) =>
    ask('POST /api/intake/events', {
      source: 'centralino',
      events: [{ id, at: now, kind: 'ring', who: `int. ${201 + place}`, amount: rings }],
    });
  for (const [place, { id }] of players.entries()) {
    await count(place, 1, `first-${place}`);
    await ask('PUT /api/admin/identities', {
      ...{ source: 'centralino', who: `int. ${201 + place}`, playerId: id },
    });
  }

  const open = await pagesOf(browser, vetta.url);
  const desk = await open({ width: 1280, height: 720 }, true);
  const wall = await open({ width: 1280, height: 720, path: '/kiosk?scenes=classifica&hours=00:00-23:59' });
  await enterBackOffice(desk, vetta);
  await wall
    .getByText(people[0] ?? '')
    .first()
    .waitFor();
  const film = camera(frames);

  await desk.goto(`${vetta.url}/admin/sources`);
  const card = desk.getByRole('article', { name: 'Foglio dei setter' });
  await card.waitFor();
  await film(desk, 'Il foglio della sera: Vetta lo prende da sola', 1.5);
  await ask(`POST /api/admin/sources/${source}/run`);
  await desk.reload();
  await card.getByText('a posto').waitFor();
  await film(desk, 'Il foglio della sera: Vetta lo prende da sola', 2);

  let sent = 0;
  await film(wall, 'Il centralino conta le chiamate: la classifica sale', 6.5, async () => {
    sent += 1;
    const place = (sent * 7) % people.length;
    await count(place, 6 + ((sent * 13) % 17), `more-${sent}`);
  });

  await desk.goto(`${vetta.url}/admin`);
  const keep = desk.getByRole('button', { name: 'Tieni gli scritti' }).first();
  await keep.scrollIntoViewIfNeeded();
  await film(desk, 'Dove i numeri non tornano, decide una persona', 1.5);
  await keep.click();
  await film(desk, 'Dove i numeri non tornano, decide una persona', 1.5);

  await film(wall, 'Alle 23:59 la giornata si chiude', 1.5);
  while (office.heard() === 0) await pause(500);
  await film(wall, 'Alle 23:59 la giornata si chiude', 2.5);
  await desk.goto(`${vetta.url}/admin/channels`);
  await desk.getByRole('button', { name: 'Messaggi' }).click();
  await desk.getByRole('dialog').getByText('Inviato').first().waitFor();
  await film(desk, 'E la chat dell’ufficio lo sa già', 3);

  const into = join(checkout, 'docs/pictures/evening.webp');
  await execa('ffmpeg', [
    ...['-v', 'error', '-y', '-framerate', String(FPS), '-i', join(frames, '%04d.png')],
    ...['-vf', 'scale=960:-2:flags=lanczos', '-c:v', 'libwebp_anim', '-quality', '70'],
    ...['-compression_level', '6', '-loop', '0', into],
  ]);
  const { size } = await stat(into);
  console.log(`evening.webp: ${Math.round(size / 1000)} kB`);
  if (size > LARGEST_BYTES) throw new Error(`evening.webp is larger than ${LARGEST_BYTES} bytes.`);
}

/** A server of the office: it publishes the sheet of half of the people, and hears what a channel tells. */
async function officeServer(day: string) {
  const rows = people
    .slice(0, 6)
    .map((name, place) => `${name};${day};${96 - place * 9};${4 - (place % 3)};1`);
  const sheet = ['Operatore;Data;Telefonate;App. fissati;App. conclusi', ...rows].join('\n');
  let heard = 0;
  const server = createServer((request, response) => {
    if (request.method === 'GET') return void response.end(sheet);
    heard += 1;
    request.resume();
    response.writeHead(204).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // It listens on a port.
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, heard: () => heard, stop: () => void server.close() };
}

const callsOf =
  ({ url, adminKey }: RunningVetta) =>
  async (call: string, body?: object) => {
    const [method = '', path = ''] = call.split(' ');
    const answer = await fetch(url + path, {
      method,
      headers: { 'X-Admin-Key': adminKey, 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${call}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };

/** Returns how to film a page for some seconds with a sentence below; `act` is done before each picture. */
function camera(frames: string) {
  let taken = 0;
  return async (
    page: Page,
    sentence: string,
    seconds: number,
    act: () => Promise<unknown> = async () => {},
  ) => {
    await page.evaluate(say, sentence);
    for (let frame = 0; frame < Math.round(seconds * FPS); frame++) {
      await act();
      await page.screenshot({ path: join(frames, `${String(taken++).padStart(4, '0')}.png`) });
    }
  };
}

/** Runs in the page: writes a sentence over its lower edge. */
function say(sentence: string): void {
  const line = document.getElementById('said') ?? document.createElement('p');
  line.id = 'said';
  line.textContent = sentence;
  Object.assign(line.style, {
    ...{
      position: 'fixed',
      insetInline: '0',
      bottom: '0',
      zIndex: '9999',
      margin: '0',
      padding: '18px 32px',
    },
    ...{ font: '600 26px Archivo, sans-serif', color: '#fff', textAlign: 'center' },
    background: 'rgba(7, 11, 24, 0.92)',
  });
  document.body.append(line);
}
