const original = new Map<CSSMediaRule, string>();
const matches = window.matchMedia.bind(window);
let always: readonly string[] = [];

/**
 * Makes the rules and scripts of a document behave as if these media features were true, such as
 * `(prefers-reduced-motion: reduce)`. A page cannot set them itself; an empty list restores what the browser says.
 */
export function emulateMedia(features: readonly string[]): void {
  if (features.join() === always.join()) return;
  always = features;
  window.matchMedia = (query) =>
    always.some((feature) => query.includes(feature)) ? matches('all') : matches(query);
  rewriteSheets();
  if (always.length > 0) newSheets.observe(document.head, { childList: true, subtree: true });
  else newSheets.disconnect();
}

const newSheets = new MutationObserver(() => rewriteSheets());

function rewriteSheets(): void {
  for (const [rule, text] of original) rule.media.mediaText = text;
  original.clear();
  if (always.length === 0) return;
  for (const sheet of document.styleSheets) rewriteRules(sheet.cssRules);
}

function rewriteRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const text = rule.media.mediaText;
      const feature = always.find((each) => text.includes(each));
      if (feature) {
        original.set(rule, text);
        rule.media.mediaText = text.replace(feature, '(min-width: 0px)');
      }
    }
    if (rule instanceof CSSGroupingRule) rewriteRules(rule.cssRules);
  }
}
