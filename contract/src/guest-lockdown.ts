import { LONGEST_MESSAGE } from './limits.ts';

/** Connections, windows over the page, sound, the person's way back, the window's keyboard and other ways to make frames, which guests lose. */
const TAKEN = `RTCPeerConnection webkitRTCPeerConnection RTCDataChannel RTCIceTransport RTCDtlsTransport RTCSctpTransport
  RTCCertificate WebTransport documentPictureInPicture EyeDropper History history Navigation navigation Audio AudioContext
  webkitAudioContext speechSynthesis SpeechSynthesisUtterance focus XSLTProcessor`;
/** The same of documents, films and the device. */
const TAKEN_OF = {
  Document: 'execCommand open close write writeln',
  HTMLVideoElement: 'requestPictureInPicture',
  HTMLMediaElement: 'remote',
  Element: 'setHTML',
  ShadowRoot: 'setHTML',
  Navigator: 'vibrate setAppBadge clearAppBadge registerProtocolHandler',
};
/** Elements with a window of their own, whose keyboard would count as the guest's. */
const WINDOWS = 'iframe frame frameset object embed fencedframe portal applet';
/** What moves the keyboard, and what gives it back to whatever had it before. */
const MOVING =
  'focus select show showModal showPopover togglePopover showPicker reportValidity requestSubmit click';
const GIVING_BACK = 'close requestClose hidePopover';

/**
 * Runs before any code of a guest: it takes away what no policy can close. Fresh globals are out of reach, since there are no frames
 * in it. A document that is its own top is emptied before the part runs: it would stand at Vetta's own address, as a page of it. It
 * asks for the keyboard only while it has it, or right after a press in it; what closes while a modal dialog stands waits until then,
 * since no `inert` of the document reaches into that. Where a script leads the keyboard in, by the page's own `focus`, which works for
 * any window, it comes before its microtasks: no key is heard until the page says that it was its own script. A click with a key or the
 * middle button opens nothing: no sandbox refuses the browser's own tab. What a thing is its getters say: a guest changes names and
 * chains of prototypes.
 * Films are muted. Nothing asks before the page is left. The browser's own process keeps no name for it: two thousand a moment held it up. By a port go short texts alone, since the page cannot look at
 * the size of an object before it has read it. By another port, which the part does not know, the page hears of presses, of F6, which
 * leads out of every part, whatever keys it handles, and of an address that the part has added to the person's way back.
 */
export const GUEST_LOCKDOWN = `if(self===top){document.documentElement.remove();stop();}
(()=>{const{apply}=Reflect,{stringify}=JSON,Media=HTMLMediaElement,Refused=RangeError;
const own=Object.getOwnPropertyDescriptor,define=Object.defineProperty;
const setMuted=own(Media.prototype,'muted').set,nameOf=own(Element.prototype,'localName').get,typeOf=own(Event.prototype,'type').get;
const targetOf=own(Event.prototype,'target').get,leading=['ctrlKey','metaKey','shiftKey','altKey','button'].map((name)=>own(MouseEvent.prototype,name).get);
const rootOf=own(Document.prototype,'documentElement').get,isInert=own(HTMLElement.prototype,'inert');
const windows={__proto__:null};for(const name of '${WINDOWS}'.split(' '))windows[name]=true;
const told=(get,it)=>{try{return apply(get,it,[]);}catch{}};
const safe=(it)=>{const name=told(nameOf,it);if(windows[name])throw new Refused('A guest has no frames');
if(name==='audio'||name==='video')try{apply(setMuted,it,[true]);}catch{}return it;};
const withinOf=[Element,DocumentFragment].map(({prototype})=>prototype.querySelectorAll),countOf=own(NodeList.prototype,'length').get;
const safeAll=(it)=>{safe(it);for(let of=0;of<2;of++)try{const all=apply(withinOf[of],it,['audio,video']);
for(let at=0;at<apply(countOf,all,[]);at++)safe(all[at]);}catch{}return it;};
const listen=EventTarget.prototype.addEventListener;
const watchMedia=(on)=>{for(const type of ['play','playing','volumechange'])apply(listen,on,[type,(event)=>safe(apply(targetOf,event,[])),true]);return on;};
const change=(at,name,by)=>{const does=at[name];define(at,name,{value(...given){return by(does,this,given);}});};
const{hasFocus}=Document.prototype,now=performance.now.bind(performance),post=MessagePort.prototype.postMessage;let pressedAt=-1e9;
const{port1,port2}=new MessageChannel();parent.postMessage('','*',[port2]);const tell=(what)=>apply(post,port1,[what]);
const keyOf=own(KeyboardEvent.prototype,'key').get,{stopImmediatePropagation:halt,preventDefault:prevent}=Event.prototype;
const{queueMicrotask:soon}=globalThis;let isAsked=false,isTaken=false;port1.onmessage=()=>{isTaken=false;};
const onFocus=(does)=>addEventListener('focus',(event)=>{if(event.isTrusted&&apply(targetOf,event,[])===window)does();},true);
onFocus(()=>{isAsked=true;soon(()=>{isAsked=false;});});
onFocus(()=>{isTaken=isAsked&&now()-pressedAt>200;if(isTaken)tell('taken');});
for(const type of ['keydown','keypress','keyup','beforeinput'])addEventListener(type,(event)=>{if(!isTaken||!event.isTrusted)return;
apply(halt,event,[]);apply(prevent,event,[]);},true);
for(const type of ['click','auxclick'])addEventListener(type,(event)=>{for(let at=0;at<5;at++){
const of=told(leading[at],event);if(of===true||of===1)apply(prevent,event,[]);}},true);
addEventListener('keydown',(event)=>{if(!event.isTrusted||apply(keyOf,event,[])!=='F6')return;
apply(halt,event,[]);apply(prevent,event,[]);tell('left');},true);
for(const type of ['pointerdown','mousedown','pointerup','click','keydown'])
addEventListener(type,({isTrusted})=>{if(!isTrusted)return;pressedAt=now();isTaken=false;
tell(type==='pointerdown'||type==='mousedown'?'pressed':'used');},true);
addEventListener('hashchange',({isTrusted})=>{if(isTrusted)tell('added');},true);
const has=()=>!isTaken&&apply(hasFocus,document,[])||now()-pressedAt<100;
const moving=(does,it,given)=>{if(has())return apply(does,it,given);};
const{querySelector}=Document.prototype,late={__proto__:null};let lates=0;
const givingBack=(does,it,given)=>{if(has())return apply(does,it,given);
if(apply(querySelector,document,[':modal'])){late[lates++]=()=>apply(does,it,given);return;}
const root=apply(rootOf,document,[]),was=apply(isInert.get,root,[]);
apply(isInert.set,root,[true]);try{return apply(does,it,given);}finally{apply(isInert.set,root,[was]);}};
addEventListener('focus',({isTrusted})=>{if(!isTrusted||!has())return;const most=lates;lates=0;
for(let at=0;at<most;at++)try{late[at]();}catch{}},true);
for(const name of Object.getOwnPropertyNames(globalThis))if(/^(HTML|SVG|MathML).*Element$|^ElementInternals$/.test(name)){const at=globalThis[name].prototype;
for(const one of '${MOVING}'.split(' '))if(Object.hasOwn(at,one))change(at,one,moving);
for(const one of '${GIVING_BACK}'.split(' '))if(Object.hasOwn(at,one))change(at,one,givingBack);}
change(EventTarget.prototype,'dispatchEvent',(does,it,given)=>{
return told(typeOf,given[0])==='click'&&!has()?true:apply(does,it,given);});
for(const name of '${TAKEN}'.split(/ +/))delete globalThis[name];
${Object.entries(TAKEN_OF)
  .map(([at, names]) => `for(const name of '${names}'.split(' '))delete ${at}.prototype[name];`)
  .join('')}
for(const name of ['HTMLIFrameElement','HTMLFrameElement','HTMLFrameSetElement','HTMLObjectElement','HTMLEmbedElement','HTMLFencedFrameElement','HTMLAudioElement','HTMLVideoElement'])
if(globalThis[name])define(globalThis,name,{value:class{}});
define(Media.prototype,'muted',{set(){}});define(self,'name',{get:()=>'',set(){}});
for(const [at,name] of [[Document,'createElement'],[Document,'createElementNS'],[Document,'importNode'],[Node,'cloneNode']])
change(at.prototype,name,(does,it,given)=>safeAll(apply(does,it,given)));
for(const name of ['cloneContents','extractContents'])change(Range.prototype,name,(does,it,given)=>safeAll(apply(does,it,given)));
change(Element.prototype,'attachShadow',(does,it,[how])=>watchMedia(apply(does,it,[{...how,clonable:false}])));
change(DOMImplementation.prototype,'createDocument',(does,it,given)=>{const made=apply(does,it,given);safe(apply(rootOf,made,[]));return made;});
change(Media.prototype,'play',(does,it)=>apply(does,safe(it),[]));
delete Document.parseHTML;addEventListener('beforeunload',(event)=>apply(halt,event,[]),true);
watchMedia(self);
change(MessagePort.prototype,'postMessage',(does,it,given)=>{let said=given[0];
if(typeof said==='object'&&said!==null||typeof said==='function')said=stringify(said);
if(typeof said==='string'&&said.length>${LONGEST_MESSAGE})throw new Refused('A message has ${LONGEST_MESSAGE} letters at most');
apply(does,it,[said]);});})();`.replaceAll('\n', '');

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
