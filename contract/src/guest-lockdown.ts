import { LONGEST_MESSAGE } from './guest-message-length.ts';

/** Connections, windows over the page, sound, the person's way back and the window's keyboard, which guests lose. */
const TAKEN = `RTCPeerConnection webkitRTCPeerConnection RTCDataChannel RTCIceTransport RTCDtlsTransport RTCSctpTransport
  RTCCertificate WebTransport documentPictureInPicture EyeDropper History history Navigation navigation Audio AudioContext
  webkitAudioContext speechSynthesis SpeechSynthesisUtterance focus`;

/**
 * Runs before any code of a guest: it takes away what no policy can close. Fresh globals are out of reach, since nested frames
 * cannot run a script: a script needs a hash that is named, and `srcdoc` needs a trusted type. A document that is its own top is
 * emptied before the part runs: it would stand at Vetta's own address, as a page of it. It asks for the keyboard only while it
 * has it, or right after a press in it. Films are muted. By a port go short texts
 * alone, since the page cannot look at the size of an object before it has read it.
 */
export const GUEST_LOCKDOWN = `if(self===top){document.documentElement.remove();stop();}
(()=>{const{apply}=Reflect,{stringify}=JSON,isOf=Function.prototype[Symbol.hasInstance],Media=HTMLMediaElement,Refused=RangeError;
const setMuted=Object.getOwnPropertyDescriptor(Media.prototype,'muted').set;
const silence=(it)=>{if(apply(isOf,Media,[it]))apply(setMuted,it,[true]);return it;};
const change=(at,name,by)=>{const own=at[name];Object.defineProperty(at,name,{value(...given){return by(own,this,given);}});};
const{hasFocus}=Document.prototype,now=performance.now.bind(performance);let pressedAt=-1e9;
for(const type of ['pointerdown','mousedown','pointerup','click','keydown'])
addEventListener(type,({isTrusted})=>{if(isTrusted)pressedAt=now();},true);
const focus=(own,it,given)=>{if(apply(hasFocus,document,[])||now()-pressedAt<100)return apply(own,it,given);};
for(const [at,name] of [['HTMLElement','focus'],['SVGElement','focus'],['MathMLElement','focus'],['HTMLInputElement','select'],['HTMLTextAreaElement','select'],
['HTMLDialogElement','show'],['HTMLDialogElement','showModal'],['HTMLFormElement','reportValidity'],['HTMLFormElement','requestSubmit'],['HTMLInputElement','reportValidity']])
if(globalThis[at])change(globalThis[at].prototype,name,focus);
for(const name of '${TAKEN}'.split(/ +/))delete globalThis[name];
delete Document.prototype.execCommand;delete HTMLVideoElement.prototype.requestPictureInPicture;
Object.defineProperty(Media.prototype,'muted',{set(){}});
for(const [at,name] of [[Document,'createElement'],[Document,'createElementNS'],[Document,'importNode'],[Node,'cloneNode']])
change(at.prototype,name,(own,it,given)=>silence(apply(own,it,given)));
change(Media.prototype,'play',(own,it)=>apply(own,silence(it),[]));
for(const type of ['play','playing','volumechange'])addEventListener(type,({target})=>silence(target),true);
change(MessagePort.prototype,'postMessage',(own,it,given)=>{let said=given[0];
if(typeof said==='object'&&said!==null||typeof said==='function')said=stringify(said);
if(typeof said==='string'&&said.length>${LONGEST_MESSAGE})throw new Refused('A message has ${LONGEST_MESSAGE} letters at most');
apply(own,it,[said]);});})();`.replaceAll('\n', '');

/** All that browsers let a document ask for by a policy: each is refused to guests. A journey compares it with Chromium's own list. */
export const REFUSED_FEATURES: readonly string[] =
  `accelerometer aria-notify autoplay bluetooth browsing-topics camera captured-surface-control clipboard-read clipboard-write
  compute-pressure cross-origin-isolated deferred-fetch deferred-fetch-minimal digital-credentials-create
  digital-credentials-get display-capture encrypted-media focus-without-user-activation fullscreen gamepad geolocation gyroscope
  hid identity-credentials-get idle-detection interest-cohort keyboard-map language-detector language-model local-fonts
  local-network local-network-access loopback-network magnetometer media-playback-while-not-visible microphone midi
  on-device-speech-recognition otp-credentials payment picture-in-picture private-state-token-issuance
  private-state-token-redemption publickey-credentials-create publickey-credentials-get screen-wake-lock serial
  speaker-selection storage-access summarizer sync-xhr translator unload usb web-share window-management xr-spatial-tracking`.split(
    /\s+/,
  );
