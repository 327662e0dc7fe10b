import { ports, post } from './ports.ts';
import { tone } from './tone.ts';
import { add, type Ways } from './try-all.ts';

interface Chromium {
  readonly documentPictureInPicture: { requestWindow(): Promise<unknown> };
  readonly EyeDropper: new () => { open(): Promise<unknown> };
  readonly navigation: { navigate(to: string, options: object): unknown };
}
const chromium = globalThis as unknown as Chromium;

export const manyFields = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at}`, at]));

const isLoud = async (media: HTMLMediaElement) => {
  await media.play();
  await new Promise((resolve) => setTimeout(resolve, 50));
  return media.paused || media.muted ? undefined : 'loud';
};
const loud = (name: string) => {
  const media = add(name, { src: tone(), loop: '' }) as HTMLMediaElement;
  media.muted = false;
  return media;
};

/** What a press of the person may open, and what no press should. */
export const afterPress: Ways = {
  features: () => {
    const { featurePolicy } = document as unknown as { featurePolicy?: { allowedFeatures(): string[] } };
    return (
      featurePolicy
        ?.allowedFeatures()
        .filter((name) => !name.startsWith('ch-'))
        .join(' ') || undefined
    );
  },
  'a window over all': () => chromium.documentPictureInPicture.requestWindow().then(() => 'open'),
  'a film over all': async () => {
    const film = add('video') as HTMLVideoElement;
    film.srcObject = document.createElement('canvas').captureStream();
    await film.requestPictureInPicture();
    return 'open';
  },
  'the clipboard': () => {
    getSelection()?.selectAllChildren(document.body);
    return document.execCommand('copy') || undefined;
  },
  'a colour of the screen': () => {
    new chromium.EyeDropper().open().catch(() => undefined);
    return 'open';
  },
  sound: () => isLoud(new Audio(tone())),
  'sound of an element': () => isLoud(loud('audio')),
  'sound of a film': () => isLoud(loud('video')),
  'sound of a copy': () => isLoud(loud('audio').cloneNode() as HTMLMediaElement),
  'sound of a deep copy': () => {
    const around = add('div');
    around.append(loud('audio'));
    const copy = around.cloneNode(true) as HTMLElement;
    return isLoud(copy.firstElementChild as HTMLMediaElement);
  },
  'sound by itself': async () => {
    const media = document.createElement('audio');
    media.setAttribute('autoplay', '');
    media.src = tone();
    await new Promise((resolve) => setTimeout(resolve, 200));
    return media.paused || media.muted ? undefined : 'loud';
  },
  'sound without a file': () => {
    const context = new AudioContext();
    return context.resume().then(() => (context.state === 'running' ? 'loud' : undefined));
  },
  'a voice': () => {
    speechSynthesis.speak(new SpeechSynthesisUtterance('Ciao'));
    return 'spoken';
  },
  'sixty addresses': () => {
    for (let at = 0; at < 60; at++) history.pushState(at, '');
    return 'pushed';
  },
  'an address by navigation': () => chromium.navigation.navigate('#x', { history: 'push' }) && 'pushed',
  'a message of many fields': () => {
    for (const port of ports) post.call(port, { type: 'done', fields: manyFields(300_000) });
    return 'sent';
  },
};
