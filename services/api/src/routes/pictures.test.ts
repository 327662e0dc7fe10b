import { clockStartingAt } from '@vetta/league/time/clock';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { useApi } from '../../testing/api.ts';

const api = await useApi({ clock: clockStartingAt(Temporal.Instant.from('2025-10-22T10:00:00Z')) });

async function add(name: string, rings: number): Promise<string> {
  const { body } = await api.ask('POST /api/admin/players', { body: { name } });
  await api.ask('POST /api/admin/entries', { body: { playerId: body.id, date: '2025-10-21', rings } });
  return body.id;
}

async function picture(path: string, headers: Record<string, string> = {}) {
  const answer = await api.ask(`GET ${path}`, { key: null, headers });
  return { answer, bytes: Buffer.from(answer.bytes), etag: answer.headers.get('ETag') ?? '' };
}

test('a player’s climb is a PNG of the size that chats show, and changes with the points', async () => {
  const anna = await add('Anna', 60);
  const before = await picture(`/pictures/player/${anna}.png`);
  expect(before.answer.headers.get('Content-Type')).toBe('image/png');
  expect(await sharp(before.bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });

  await add('Bruno', 90);
  const after = await picture(`/pictures/player/${anna}.png`);
  expect(after.etag).not.toBe(before.etag);
  expect(after.bytes.equals(before.bytes)).toBe(false);
  expect((await picture(`/pictures/player/${anna}.png`)).bytes.equals(after.bytes)).toBe(true);
});

test.each(['weekend', 'headphones', 'dinner', 'mystery-box'])(
  'the picture «%s» for a prize is drawn 16:9 from shapes alone',
  async (name) => {
    const { answer, bytes } = await picture(`/pictures/prizes/${name}.svg`);
    expect(answer.headers.get('Content-Type')).toMatch(/^image\/svg\+xml/);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'svg', width: 640, height: 360 });
    expect(bytes.toString()).not.toMatch(/<script|href="(?!#)|url\((?!#)/);
  },
);

test('there is no other picture for prizes', async () => {
  const { answer } = await picture('/pictures/prizes/automobile.svg');
  expect([400, 404]).toContain(answer.status);
});

test('an unchanged picture is a 304', async () => {
  const { etag } = await picture('/pictures/page.png');
  expect((await picture('/pictures/page.png', { 'If-None-Match': etag })).answer.status).toBe(304);
});

test('an unknown player has the page’s picture', async () => {
  const page = await picture('/pictures/page.png');
  const unknown = await picture('/pictures/player/0199f7a2-5c00-7000-8000-000000000001.png');
  expect(unknown.answer.status).toBe(200);
  expect(unknown.bytes.equals(page.bytes)).toBe(true);
});

test.each(['</svg><script>', 'Łucja Đorđević', '🏔️', 'A'.repeat(120)])(
  'a player called %s has a picture',
  async (name) => {
    const id = await add(name, 1);
    const { bytes } = await picture(`/pictures/player/${id}.png`);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200 });
  },
);
