import { expect, test } from 'vitest';
import { useLeague } from '../../testing/league.ts';
import { mediaHosts, storedMedia } from './media-hosts.ts';

const league = useLeague();
const hosts = async () => mediaHosts(await storedMedia(league.db));

const prize = (image_url: string, is_active = true) =>
  league
    .db('prizes')
    .insert({ title: 'Cena', position: 1, image_url, is_active, updated_at: '2026-11-21T10:00:00Z' });

test('the servers of stored media are those of prizes, also inactive ones, of films in texts, and of past months', async () => {
  expect(await hosts()).toEqual({ pictures: [], films: [] });
  await prize('https://Foto.example:8443/cena.png');
  await prize('https://foto.example/a%20b.jpg?x=1#y', false);
  await prize('//senza-protocollo.example/cena.webp');
  await prize('https://film.example/cena.MP4?quality=high');
  for (const nowhere of [
    '/uploads/0199f7a2-5c00-7000-8000-000000000001.png',
    '//',
    'https://',
    'http://chiaro.example/a.png',
    'https://[2001:db8::1]/a.png',
    "https://a.example'; script-src *//a.png",
    'data:text/html,//a.example',
  ])
    await prize(nowhere);
  await league.db('site_content').insert([
    { key: 'hero.video', value: 'https://cdn.example/salita.webm' },
    { key: 'prizes.video', value: ' https://cdn.example/ferma.png ' },
    { key: 'hero.subtitle', value: 'Si legge su https://parole.example/premi' },
  ]);
  const prizes = JSON.stringify([{ imageUrl: 'https://ottobre.example/a.png' }, { imageUrl: null }, {}]);
  await league.db.raw(
    `insert into month_values (month, scoring, bonuses, prizes, settings)
    values ('2026-10-01', '{}', '[]', ?::jsonb, '{}')`,
    [prizes],
  );
  const { pictures, films } = await hosts();
  expect(pictures.at(-1)).toBe('ottobre.example');
  expect(pictures.toSorted()).toEqual([
    'cdn.example',
    'foto.example',
    'foto.example:8443',
    'ottobre.example',
    'senza-protocollo.example',
  ]);
  expect(films.toSorted()).toEqual(['cdn.example', 'film.example']);
});

test('of very many servers today’s come before those of past months', async () => {
  const of = (name: string) => Array.from({ length: 60 }, (_, n) => `https://${name}${n}.example/a.png`);
  await league.db.raw('truncate prizes, month_values');
  for (const address of of('oggi').slice(0, 30)) await prize(address);
  const prizes = JSON.stringify(of('ieri').map((imageUrl) => ({ imageUrl })));
  await league.db.raw(
    `insert into month_values (month, scoring, bonuses, prizes, settings)
    values ('2026-10-01', '{}', '[]', ?::jsonb, '{}')`,
    [prizes],
  );
  const { pictures } = await hosts();
  expect(pictures).toHaveLength(40);
  expect(pictures.filter((host) => host.startsWith('oggi'))).toHaveLength(30);
});
