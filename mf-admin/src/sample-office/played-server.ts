import type { Award } from '@vetta/contract/bonuses';
import type { Entry, NewEntry } from '@vetta/contract/entries';
import type { Player } from '@vetta/contract/players';
import { sampleAwards, sampleBonusTypes, sampleEntries, samplePlayers, TODAY } from './sample-office.ts';

/** One request that reached the played server. */
export interface Asked {
  readonly call: string;
  readonly body: unknown;
}

interface Office {
  readonly players?: readonly Player[];
  readonly entries?: readonly Entry[];
  readonly awards?: readonly Award[];
  /** Calls that are refused, by name; a number is a status, with a sentence of the server's in Italian. */
  readonly refuses?: Readonly<Record<string, readonly [status: number, sentence: string]>>;
}

/**
 * Answers a story's calls instead of an api: reads from the office, says yes to every change without keeping it. Answers
 * what was asked, and how to end it.
 */
export function playServer({
  players = samplePlayers,
  entries = sampleEntries,
  awards = sampleAwards,
  refuses = {},
}: Office = {}) {
  const asked: Asked[] = [];
  const reads: Record<string, unknown> = {
    'GET /api/site': { now: `${TODAY}T17:45:00.000Z` },
    'GET /api/admin/players': players,
    'GET /api/admin/players/{id}/entry-dates': ['2026-11-16', '2026-11-17', '2026-11-19', TODAY],
    'GET /api/admin/entries': entries,
    'GET /api/admin/bonus-types': sampleBonusTypes,
    'GET /api/admin/player-bonuses': awards,
    'GET /api/admin/audit': { changes: entries.map((before) => ({ id: before.id, before })), next: null },
  };
  const real = globalThis.fetch;

  globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(String(input), location.href);
    if (!pathname.startsWith('/api/')) return real(input, init);
    const call = `${init?.method ?? 'GET'} ${pathname.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, '{id}')}`;
    asked.push({ call, body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined });
    const refused = refuses[call];
    if (refused) return Response.json({ error: refused[1] }, { status: refused[0] });
    if (call === 'POST /api/admin/entries') return recorded(entries, JSON.parse(String(init?.body)));
    return call in reads ? Response.json(reads[call]) : Response.json({ ok: true });
  };
  return {
    changes: () => asked.filter(({ call }) => !call.startsWith('GET ')),
    end: () => {
      globalThis.fetch = real;
    },
  };
}

/** A day is added, or takes the place of the one that is there; the audit tells of that one by its own id. */
function recorded(entries: readonly Entry[], body: NewEntry): Response {
  const before = entries.find(({ playerId, date }) => playerId === body.playerId && date === body.date);
  if (before === undefined) return Response.json({ ...body, id: crypto.randomUUID() }, { status: 201 });
  return Response.json({ ...body, id: before.id }, { headers: { 'X-Audit-Id': before.id } });
}
