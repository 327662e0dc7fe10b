import type { GuestMessage } from '@vetta/contract/guest-messages';

let port: MessagePort | undefined;
const waiting: GuestMessage[] = [];

/** Sends all messages to the page by this port from now on. */
export function sayTo(given: MessagePort): void {
  port = given;
  for (const message of waiting.splice(0)) given.postMessage(message);
}

/** Tells the page something; what is said before there is a port follows once there is one. */
export function say(message: GuestMessage): void {
  if (port) port.postMessage(message);
  else waiting.push(message);
}
