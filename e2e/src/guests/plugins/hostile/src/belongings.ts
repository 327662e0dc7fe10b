import type { Ways } from './try-all.ts';

/** What is another's: of the page, of the origin, of the device. */
export const belongings: Ways = {
  'another’s frame': () => {
    const frames = Array.from({ length: window.parent.length }, (_, at) => window.parent.frames[at]);
    return frames.find((frame) => frame !== window)?.document.title;
  },
  'the page’s name': () => window.parent.name,
  'a name of its own': () => {
    window.name = 'ospite';
    return window.name || undefined;
  },
  'where it comes from': () => document.referrer || undefined,
  'the opener': () => window.opener?.postMessage('hello', '*') ?? window.opener,
  'the opener of the top': () => (window.top as Window).opener.origin,
  locks: () => navigator.locks.query().then(({ held }) => held?.length),
  'files of the origin': () => navigator.storage.getDirectory().then(({ name }) => `«${name}»`),
  'access to storage': () => document.requestStorageAccess().then(() => 'granted'),
  'session storage': () => sessionStorage.length,
  'a cookie': () => {
    // biome-ignore lint/suspicious/noDocumentCookie: this is what it tries
    document.cookie = 'ospite=1';
    return document.cookie || undefined;
  },
  'the clipboard, written': () => navigator.clipboard.writeText('x').then(() => 'written'),
  'the clipboard, pasted': () => document.execCommand('paste') || undefined,
  credentials: () => navigator.credentials.get({ password: true } as CredentialRequestOptions),
  'a passkey': () =>
    navigator.credentials.create({
      publicKey: {
        challenge: new Uint8Array(16),
        rp: { name: 'x' },
        user: { id: new Uint8Array(16), name: 'x', displayName: 'x' },
        pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
      },
    }),
  'a payment': () =>
    new PaymentRequest([{ supportedMethods: 'https://vetta.example/pay' }], {
      total: { label: 'x', amount: { currency: 'EUR', value: '1' } },
    })
      .show()
      .then(() => 'paid'),
  'something to share': () => navigator.share({ text: 'x' }).then(() => 'shared'),
  'the domain': () => {
    Object.assign(document, { domain: location.hostname });
    return 'set';
  },
  camera: () => navigator.mediaDevices.getUserMedia({ video: true }).then(({ id }) => id),
  microphone: () => navigator.mediaDevices.getUserMedia({ audio: true }).then(({ id }) => id),
  screen: () => navigator.mediaDevices.getDisplayMedia().then(({ id }) => id),
  place: () =>
    new Promise((resolve, reject) =>
      navigator.geolocation.getCurrentPosition(({ coords }) => resolve(coords.latitude), reject),
    ),
  notifications: () =>
    Notification.requestPermission().then((answer) => (answer === 'granted' ? answer : undefined)),
};
