/// <reference lib="dom" />
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkout } from '@vetta/server/checkout';
import { execa } from 'execa';
import type { Page } from 'playwright';
import { launchChromium } from '../../testing/chromium.ts';
import { enterBackOffice, pagesOf, type RunningVetta } from './opened-pages.ts';

const FPS = 12;
const LARGEST_BYTES = 2_000_000;

/**
 * Films a running Vetta with its demonstration into `docs/pictures/tour.mp4`: the page on a phone beside a wall, then an
 * evening in the back office. It saves what it types. Throws if the film is larger than 2 MB.
 */
export async function filmTour(vetta: RunningVetta): Promise<void> {
  const frames = await mkdtemp(join(tmpdir(), 'vetta-tour-'));
  const browser = await launchChromium();
  try {
    const open = await pagesOf(browser, vetta.url);
    const phone = await open({ width: 390, height: 844, path: '/' });
    const wall = await open({ width: 1280, height: 720 });
    await wall.clock.install();
    await wall.goto(`${vetta.url}/kiosk?scenes=classifica`);
    await filmPhoneAndWall({ phone, wall }, frames);
    await filmEvening(vetta, await open({ width: 1280, height: 720 }), frames);
    const into = join(checkout, 'docs/pictures/tour.mp4');
    await mkdir(dirname(into), { recursive: true });
    await encode(frames, into);
    const { size } = await stat(into);
    console.log(`tour.mp4: ${Math.round(size / 1000)} kB`);
    if (size > LARGEST_BYTES) throw new Error(`tour.mp4 is larger than ${LARGEST_BYTES} bytes.`);
  } finally {
    await browser.close();
    await rm(frames, { recursive: true });
  }
}

/** Returns how to film these pages at once: `act` does what the share of the seconds that has passed asks for. */
function camera(frames: string, pages: Readonly<Record<string, Page>>) {
  let taken = 0;
  return async (seconds: number, act: (share: number) => Promise<unknown> = async () => {}) => {
    const count = Math.round(seconds * FPS);
    for (let frame = 1; frame <= count; frame++) {
      await act(frame / count);
      const file = `${String(taken++).padStart(4, '0')}.jpg`;
      await Promise.all(
        Object.entries(pages).map(([name, page]) =>
          page.screenshot({ path: join(frames, `${name}-${file}`), type: 'jpeg', quality: 92 }),
        ),
      );
    }
  };
}

/** Returns how to scroll a page until the element is at its top, slowly at both ends. */
async function scrollTo(page: Page, id: string): Promise<(share: number) => Promise<void>> {
  const [from, to] = await page.evaluate(
    (at) =>
      [scrollY, scrollY + (document.getElementById(at)?.getBoundingClientRect().top ?? 0) - 16] as const,
    id,
  );
  return (share) => {
    const top = from + (to - from) * share * share * (3 - 2 * share);
    return page.evaluate((y) => globalThis.scrollTo({ top: y, behavior: 'instant' }), top);
  };
}

async function filmPhoneAndWall(
  { phone, wall }: { readonly phone: Page; readonly wall: Page },
  frames: string,
): Promise<void> {
  const shoot = camera(frames, { phone, wall });
  await phone.getByRole('region', { name: 'Regole' }).waitFor();
  await wall.getByText(/^Fine giornata fra/).waitFor();
  await wall.clock.pauseAt(await wall.evaluate(() => Date.now() + 1000));
  // A picture takes longer than a frame: on the wall, only a frame's time passes between two pictures.
  const film = (seconds: number, act: (share: number) => Promise<unknown> = async () => {}) =>
    shoot(seconds, (share) => Promise.all([act(share), wall.clock.runFor(Math.round(1000 / FPS))]));
  await film(1.5);
  await film(1.5, await scrollTo(phone, 'classifica'));
  await film(0.8);
  await phone
    .getByRole('button', { name: /dettaglio dei punti$/ })
    .nth(1)
    .click();
  await phone.getByRole('row', { name: /^Totale/ }).waitFor();
  await film(2.4);
  await phone.keyboard.press('Escape');
  await phone.getByRole('dialog').waitFor({ state: 'detached' });
  await film(2.2, await scrollTo(phone, 'prizes'));
  await film(1.6);
}

async function filmEvening(vetta: RunningVetta, page: Page, frames: string): Promise<void> {
  const film = camera(frames, { office: page });
  await enterBackOffice(page, vetta);
  await film(2);
  await page.getByRole('link', { name: 'Inserimento rapido' }).first().click();
  await page.getByRole('grid').waitFor();
  await page
    .getByRole('textbox', { name: /^Chiamate, / })
    .first()
    .focus();
  await film(1);
  const keys = ['86', 'Tab', '3', 'Tab', '1', 'Tab', 'Space', 'Enter', '74', 'Tab', '2', 'Tab', '0', 'Enter'];
  const evening = [...keys, ...keys, ...keys, ...keys];
  let pressed = 0;
  await film(4.5, async (share) => {
    while (pressed < share * evening.length) {
      const key = evening[pressed++] ?? '';
      await (/^\d/.test(key) ? page.keyboard.type(key) : page.keyboard.press(key));
    }
  });
  await page.keyboard.press('Control+s');
  await film(2.5);
}

/** The phone stands at the left and the wall beside it; the back office follows on the whole frame. */
async function encode(frames: string, into: string): Promise<void> {
  const scene = (name: string) => ['-framerate', String(FPS), '-i', join(frames, `${name}-%04d.jpg`)];
  const layout = [
    // In RGB: a JPEG's full range of light would be taken for a film's narrower one, and greyed.
    '[0]scale=-2:656,format=gbrp[phone]',
    '[1]scale=880:-2,format=gbrp,pad=1280:720:368:(oh-ih)/2:0x070b18[wall]',
    '[wall][phone]overlay=40:32:format=gbrp,setsar=1[one]',
    '[2]format=gbrp,setsar=1[two]',
    '[one][two]concat=n=2:v=1,scale=out_range=tv,format=yuv420p',
  ];
  await execa('ffmpeg', [
    ...['-v', 'error', '-y', ...scene('phone'), ...scene('wall'), ...scene('office')],
    ...['-filter_complex', layout.join(';'), '-c:v', 'libx264', '-preset', 'veryslow', '-crf', '28'],
    ...['-movflags', '+faststart', into],
  ]);
}
