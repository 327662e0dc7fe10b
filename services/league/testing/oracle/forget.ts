import { type Model, type Numbers, Refusal } from './model.ts';

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
/** The words of a name or an address, in one order. */
const wordsIn = (text: string): string[] => (plain(text).match(/[\p{L}\p{N}]+/gu) ?? []).toSorted();
const sameWords = (one: string, other: string) => wordsIn(one).join(' ') === wordsIn(other).join(' ');

/** Whether a source calls somebody by a name that only a forgotten person had. */
export const isForgottenName = (model: Model, who: string): boolean =>
  [who, who.split('@')[0] ?? ''].some(
    (name) =>
      !model.players.some((player) => plain(player.name) === plain(name)) &&
      model.gone.some(({ isForgotten, names }) => isForgotten && names.some((one) => sameWords(one, name))),
  );

/**
 * Forgets a leaver, or who was removed: the name everywhere, and how sources call the person. What was counted stays as it is.
 * `name` is the one that the league put in its place.
 */
export function forgetPlayer(model: Model, id: string, name: string): void {
  const player = model.players.find((one) => one.id === id);
  const removed = model.gone.find((one) => one.id === id);
  if (player?.archivedOn === null) throw new Refusal(409);
  const earlier = model.earlierNames.filter(({ playerId }) => playerId === id).map((one) => one.name);
  const isAnonymous = (one: string) => /^Partecipante \d+$/.test(one);
  const names = [player?.name ?? [], earlier, removed?.names ?? []].flat().filter((one) => !isAnonymous(one));
  model.earlierNames = model.earlierNames.filter(({ playerId }) => playerId !== id);
  model.gone = [...model.gone.filter((one) => one.id !== id), { id, names, isForgotten: true }];
  if (player) player.name = name;
  for (const rows of model.finalMonths.values())
    for (const row of rows) if (row.playerId === id) row.name = name;
  for (const { final } of model.challenges)
    if (final) final.parts = final.parts.map((part) => (part.playerId === id ? { ...part, name } : part));

  const linksOf = ({ source, who }: { source: string; who: string }) =>
    model.links.filter((link) => link.source === source && link.who === who);
  // Of somebody else's extension only the person's own days go.
  const shared = model.identities.filter((one) => {
    const holders = linksOf(one).map(({ playerId }) => playerId);
    return holders.includes(id) && holders.some((other) => other !== null && other !== id);
  });
  // Nothing counts these numbers any more: they are kept.
  for (const day of model.days.filter(({ playerId }) => playerId === id)) {
    for (const [field, value] of Object.entries(day.counted)) {
      const own = day.written[field as keyof Numbers];
      if (own === undefined) day.written[field as keyof Numbers] = { value, how: 'kept' };
    }
    day.counted = {};
  }
  for (const one of shared) {
    const isTheirs = (day: string) => {
      const link = linksOf(one)
        .filter(({ from }) => from <= day)
        .toSorted((a, b) => (a.from < b.from ? 1 : -1))[0];
      return link?.playerId === id;
    };
    model.events = model.events.filter(
      ({ source, who, day }) =>
        source !== one.source || who !== one.who || day === undefined || !isTheirs(day),
    );
  }
  for (const one of shared) for (const link of linksOf(one)) if (link.playerId === id) link.playerId = null;
  const longest = (known: string[], who: string) =>
    Math.max(
      0,
      ...known.map((one) =>
        wordsIn(one).every((word) => wordsIn(who).includes(word)) ? wordsIn(one).length : 0,
      ),
    );
  const others = model.players.filter((other) => other.id !== id).map((other) => other.name);
  const theirs = model.identities.filter((one) => {
    const holders = linksOf(one).flatMap(({ playerId }) => playerId ?? []);
    if (holders.some((holder) => holder !== id)) return false;
    return holders.length > 0 || longest(names, one.who) > longest(others, one.who);
  });
  const isForgotten = (one: { source: string; who?: string | undefined }) =>
    theirs.some(({ source, who }) => source === one.source && who === one.who);
  model.forgotten.push(...theirs);
  model.identities = model.identities.filter((one) => !isForgotten(one));
  model.events = model.events.filter((one) => !isForgotten(one));
  model.links = model.links.filter((one) => !isForgotten(one));
}
