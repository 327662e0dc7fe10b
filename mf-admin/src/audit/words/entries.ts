import { withArticle } from '@vetta/contract/client/formats';
import { Entry } from '@vetta/contract/entries';
import { entryFields, numbersInWords } from '../../entries/entry-fields.ts';
import { type FieldChange, fieldChanges } from '../../kit/fields/fields.ts';
import { ofBoth } from './account.ts';
import { counted, enumerated } from './enumeration.ts';

const theField = (field: string) => (field === 'allineamento' ? 'l’allineamento' : articled(field));
const articled = (field: string) => `${field === 'chiamate' ? 'le' : 'gli'} ${field}`;

const unnamed = 'un ex partecipante';

/** One player's numbers of one day: recorded, corrected or removed. */
export const tellEntry = ofBoth(Entry.nullable(), (old, now, { about }) => {
  const entry = now ?? old;
  if (!entry) return undefined;
  const whose = `di ${about ?? unnamed} ${withArticle('del', entry.date)}`;
  if (now?.absent) return { did: `ha segnato assente ${about ?? unnamed} ${withArticle('il', entry.date)}` };
  if (old === null || (now && old.absent))
    return { did: `ha registrato i numeri ${whose}: ${numbersInWords(entry)}` };
  if (now === null) return { did: `ha eliminato i numeri ${whose}: ${numbersInWords(entry)}` };
  const changed = fieldChanges<Entry>(entryFields, old, now);
  const [only, ...others] = changed;
  if (only === undefined) return { did: `ha salvato di nuovo gli stessi numeri ${whose}` };
  if (others.length > 0) return { did: `ha corretto i numeri ${whose}`, fields: changed };
  return { did: `ha corretto ${theField(only.field)} ${whose}: ${only.before} → ${only.after}` };
});

/** The numbers of many players of one day, recorded in one call. */
export const tellDay = ofBoth(Entry.array(), (old, now, _change, { players }) => {
  const day = now[0]?.date;
  if (day === undefined) return undefined;
  const stored = new Map(old.map((entry) => [entry.id, entry]));
  const nameOf = ({ playerId }: Entry) => players.get(playerId) ?? unnamed;
  const corrected = now.flatMap((entry): FieldChange[] => {
    const was = stored.get(entry.id);
    if (was === undefined) return [];
    // Somebody is away or has numbers: each is told whole.
    if (Boolean(was.absent) !== Boolean(entry.absent))
      return [{ field: nameOf(entry), before: numbersInWords(was), after: numbersInWords(entry) }];
    const moved = fieldChanges<Entry>(entryFields, was, entry);
    if (moved.length === 0) return [];
    const listed = (side: 'before' | 'after') => moved.map((one) => `${one.field} ${one[side]}`).join(', ');
    return [{ field: nameOf(entry), before: listed('before'), after: listed('after') }];
  });
  const added = now
    .filter(({ id }) => !stored.has(id))
    .map(
      (entry): FieldChange => ({
        field: nameOf(entry),
        before: 'nessun numero',
        after: numbersInWords(entry),
      }),
    );
  const parts = enumerated([
    counted(added.length, 'riga nuova', 'righe nuove'),
    counted(corrected.length, 'corretta', 'corrette'),
    counted(old.length - corrected.length, 'uguale a prima', 'uguali a prima'),
  ]);
  return {
    did: `ha registrato la giornata ${withArticle('del', day)}: ${parts}`,
    // What was corrected comes first: a long list shows its beginning.
    fields: [...corrected, ...added],
    isBig: true,
  };
});
