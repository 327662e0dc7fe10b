import { ingredientsOf, palette, tokensOf, type Values, variableOf } from '@vetta/design-system/tokens';
import { pairsOf } from '@vetta/design-system/tokens/contrast';
import type { Changes } from '@vetta/design-system/tokens/turned';
import * as styles from './colour.css.ts';
import { Contrasts } from './contrasts.tsx';
import * as frame from './foundations.css.ts';
import { Foundation, Section } from './frame.tsx';

const groups = [
  {
    group: 'ground',
    title: 'Fondo',
    note: 'La notte. La profondità viene dalla luce: ogni superficie è un passo più chiara di quella sotto.',
  },
  {
    group: 'surface',
    title: 'Superfici',
    note: 'Righe, carte, finestre; hover è sotto il puntatore, sunken dentro un campo.',
  },
  {
    group: 'line',
    title: 'Linee',
    note: 'Poche. faint divide; control è il bordo di ciò che si usa, e ha un contrasto di 3 su ogni superficie.',
  },
  {
    group: 'text',
    title: 'Parole',
    note: 'Ogni colore di testo è leggibile (AA) su ogni superficie su cui può stare.',
  },
  {
    group: 'glow',
    title: 'Alba',
    note: 'L’unica luce: chi è primo, l’azione principale, il mese che avanza. Due in una schermata sono una di troppo.',
  },
  { group: 'podium', title: 'Podio', note: 'I metalli sono dei primi tre e di nient’altro.' },
  { group: 'movement', title: 'Movimento', note: 'Sempre con ▲, ▼ o =: mai solo il colore.' },
  { group: 'status', title: 'Stati', note: 'Avvisi, errori, conferme: sempre con una frase.' },
  { group: 'ridge', title: 'Monti', note: 'I tre piani delle montagne sull’orizzonte.' },
  { group: 'focus', title: 'Fuoco', note: 'L’anello di chi usa la tastiera.' },
];

/** The palette, the tokens that are made of it, and the contrast of every pair that may meet. */
export const Colour = ({ values, changes }: { values: Values; changes: Changes }) => (
  <Foundation
    title="Colore"
    lead="Dalla tavolozza ai significati: un componente non sa di che colore è, sa a cosa serve. Cambia un colore della tavolozza e cambia tutto ciò che ne è fatto."
  >
    <Section title="Tavolozza" note="I colori nudi. Solo i temi li usano.">
      <div className={frame.cards}>
        {Object.entries(palette).map(([name, colour]) => (
          <Swatch
            key={name}
            name={name}
            colour={changes[`palette.${name}`] ?? colour}
            detail={changes[`palette.${name}`] ?? colour}
          />
        ))}
      </div>
    </Section>
    {groups.map(({ group, title, note }) => (
      <Section key={group} title={title} note={note}>
        <div className={frame.cards}>
          {tokensOf({ [group]: values[group] ?? {} }).map(([token, value]) => (
            <Swatch key={token} name={token} colour={`var(${variableOf(token)})`} detail={madeOf(value)} />
          ))}
        </div>
      </Section>
    ))}
    <Contrasts pairs={pairsOf(values)} />
  </Foundation>
);

const Swatch = ({ name, colour, detail }: { name: string; colour: string; detail: string }) => (
  <div className={styles.swatch}>
    <div className={styles.over}>
      <div className={styles.colour} style={{ background: colour }} />
    </div>
    <span className={frame.name}>{name}</span>
    <span className={frame.code}>{detail}</span>
  </div>
);

/** The palette's names in a value: «violet 35 %». A turned colour is shown as it is. */
const madeOf = (value: string) =>
  ingredientsOf(value)
    .map(({ name, opacity }) => (opacity < 1 ? `${name} ${Math.round(opacity * 100)} %` : name))
    .join(' → ') || value;
