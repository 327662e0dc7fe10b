/** The ports that lead to the page, taken from what speaks by them, and their own function. */
export const post = MessagePort.prototype.postMessage;
export const ports = new Set<MessagePort>();
MessagePort.prototype.postMessage = function (this: MessagePort, ...sent: unknown[]) {
  ports.add(this);
  Reflect.apply(post, this, sent);
};
