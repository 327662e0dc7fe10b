import type { MatchedHow } from '../src/match-people.ts';

/** The players whom the names below mean. */
export const PLAYERS: readonly string[] = [
  'Antonella Lo Presti',
  'Bruno Prova-Rossi',
  'Chiara D’Angelo',
  'Niccolò De Luca',
  'Maria Grazia Esposito',
  'Zoë Dell’Orto',
  'José Muñoz',
  'Ada Neri',
  'Giosuè Santoro',
  'Ugo Dé',
  'Anna Maria Conti Ferri',
  'Łukasz Nowak',
  'Дмитрий Иванов',
];
/** One who left. */
export const LEAVER = 'Eva Blu';

/** A name as sheets spell it, how it must be matched, and whom it means, surely or as the likeliest. */
export type Spelling = readonly [spelled: string, how: MatchedHow, player: string | null];

/** A line for each player and way of matching, with its spellings behind. */
const TABLE = `
Antonella Lo Presti|same|Antonella Lo Presti|ANTONELLA LO PRESTI|antonella lo presti|Antonella  Lo  Presti
Antonella Lo Presti|same| Antonella Lo Presti\u0020|Antonella\u00a0Lo\u00a0Presti|\u200bAntonella Lo Presti
Antonella Lo Presti|swapped|Lo Presti Antonella|Lo Presti, Antonella|LO PRESTI ANTONELLA|lo presti antonella
Antonella Lo Presti|swapped|Lo Presti,Antonella|Lo Presti  Antonella
Antonella Lo Presti|near|Antonella Lo Presit|Antonellaa Lo Presti|A. Lo Presti|Lo Presti A.|A LO PRESTI
Antonella Lo Presti|near|AntonellaLoPresti|Lo Presti|LO PRESTI|LoPresti Antonella|Antonella Lopresti|Presti Antonella
Antonella Lo Presti|near|Antonella L.|A. L. Presti
Bruno Prova-Rossi|same|Bruno Prova-Rossi|BRUNO PROVA-ROSSI|bruno prova-rossi|Bruno  Prova-Rossi
Bruno Prova-Rossi|same| Bruno Prova-Rossi\u0020|Bruno\u00a0Prova-Rossi|\u200bBruno Prova-Rossi
Bruno Prova-Rossi|swapped|Prova-Rossi Bruno|Prova-Rossi, Bruno|PROVA-ROSSI BRUNO|prova-rossi bruno|Prova-Rossi,Bruno
Bruno Prova-Rossi|swapped|Prova-Rossi  Bruno
Bruno Prova-Rossi|near|Bruno Prova-Rosis|Brunoo Prova-Rossi|B. Prova-Rossi|Prova-Rossi B.|B PROVA-ROSSI
Bruno Prova-Rossi|near|BrunoProva-Rossi|Prova-Rossi|PROVA-ROSSI|B. Prova|Prova|Bruno Prova|Bruno Rossi
Bruno Prova-Rossi|near|Rossi Prova Bruno|Bruno Prova Rossi|Bruno Prova - Rossi
Chiara D’Angelo|same|Chiara D’Angelo|CHIARA D’ANGELO|chiara d’angelo|Chiara D'Angelo|Chiara D\`Angelo|Chiara D´Angelo
Chiara D’Angelo|same|Chiara  D’Angelo| Chiara D’Angelo\u0020|Chiara\u00a0D’Angelo|\u200bChiara D’Angelo
Chiara D’Angelo|swapped|D’Angelo Chiara|D’Angelo, Chiara|D’ANGELO CHIARA|d’angelo chiara|D’Angelo,Chiara
Chiara D’Angelo|swapped|D'Angelo  Chiara
Chiara D’Angelo|near|Chiara D’Angeol|Chiaraa D’Angelo|C. D’Angelo|D’Angelo C.|C D’ANGELO|ChiaraD’Angelo|D’Angelo
Chiara D’Angelo|near|D’ANGELO|Chiara Dangelo|Chiara D Angelo|D Angelo Chiara
Niccolò De Luca|same|Niccolò De Luca|NICCOLÒ DE LUCA|niccolò de luca|Niccolo De Luca|NICCOLO DE LUCA|Niccolò  De  Luca
Niccolò De Luca|same| Niccolò De Luca\u0020|Niccolò\u00a0De\u00a0Luca|Niccolo\u0300 De Luca|\u200bNiccolò De Luca
Niccolò De Luca|swapped|De Luca Niccolò|De Luca, Niccolò|DE LUCA NICCOLÒ|de luca niccolo|De Luca,Niccolò
Niccolò De Luca|swapped|De Luca  Niccolò
Niccolò De Luca|near|Niccolò De Luac|Niccolòò De Luca|N. De Luca|De Luca N.|N DE LUCA|NiccolòDeLuca|De Luca|DE LUCA
Niccolò De Luca|near|Niccolo' De Luca|Nicolò De Luca|DeLuca Niccolò|De Lucca Niccolò
Maria Grazia Esposito|same|Maria Grazia Esposito|MARIA GRAZIA ESPOSITO|maria grazia esposito|Maria  Grazia  Esposito
Maria Grazia Esposito|same| Maria Grazia Esposito\u0020|Maria\u00a0Grazia\u00a0Esposito|\u200bMaria Grazia Esposito
Maria Grazia Esposito|swapped|Esposito Maria Grazia|Esposito, Maria Grazia|ESPOSITO MARIA GRAZIA|esposito maria grazia
Maria Grazia Esposito|swapped|Esposito,Maria Grazia|Esposito  Maria Grazia
Maria Grazia Esposito|near|Maria Grazia Esposiot|Maria Graziaa Esposito|M. Esposito|Esposito M.|M ESPOSITO
Maria Grazia Esposito|near|MariaGraziaEsposito|Esposito|ESPOSITO|Maria Esposito|Grazia Esposito|Esposito M. G.
Maria Grazia Esposito|near|M.G. Esposito|Mariagrazia Esposito|Esposito Mariagrazia
Zoë Dell’Orto|same|Zoë Dell’Orto|ZOË DELL’ORTO|zoë dell’orto|Zoe Dell’Orto|ZOE DELL’ORTO|Zoë Dell'Orto|Zoë Dell\`Orto
Zoë Dell’Orto|same|Zoë Dell´Orto|Zoë  Dell’Orto| Zoë Dell’Orto\u0020|Zoë\u00a0Dell’Orto|Zoe\u0308 Dell’Orto
Zoë Dell’Orto|same|\u200bZoë Dell’Orto
Zoë Dell’Orto|swapped|Dell’Orto Zoë|Dell’Orto, Zoë|DELL’ORTO ZOË|dell’orto zoe|Dell’Orto,Zoë|Dell'Orto  Zoë
Zoë Dell’Orto|near|Zoë Dell’Orot|Zoëë Dell’Orto|Z. Dell’Orto|Dell’Orto Z.|Z DELL’ORTO|ZoëDell’Orto|Dell’Orto|DELL’ORTO
José Muñoz|same|José Muñoz|JOSÉ MUÑOZ|josé muñoz|Jose Munoz|JOSE MUNOZ|José  Muñoz| José Muñoz\u0020|José\u00a0Muñoz
José Muñoz|same|Jose\u0301 Mun\u0303oz|\u200bJosé Muñoz
José Muñoz|swapped|Muñoz José|Muñoz, José|MUÑOZ JOSÉ|munoz jose|Muñoz,José|Muñoz  José
José Muñoz|near|José Muñzo|Joséé Muñoz|J. Muñoz|Muñoz J.|J MUÑOZ|JoséMuñoz|Muñoz|MUÑOZ
Ada Neri|same|Ada Neri|ADA NERI|ada neri|Ada  Neri| Ada Neri\u0020|Ada\u00a0Neri|\u200bAda Neri
Ada Neri|swapped|Neri Ada|Neri, Ada|NERI ADA|neri ada|Neri,Ada|Neri  Ada
Ada Neri|near|Ada Neir|Adaa Neri|A. Neri|Neri A.|A NERI|AdaNeri|Neri|NERI|Neri Adda|Ada|Ada Neri Bianchi
Ada Neri|near|Ada Bianchi Neri
Giosuè Santoro|same|Giosuè Santoro|GIOSUÈ SANTORO|giosuè santoro|Giosue Santoro|GIOSUE SANTORO|Giosuè  Santoro
Giosuè Santoro|same| Giosuè Santoro\u0020|Giosuè\u00a0Santoro|Giosue\u0300 Santoro|\u200bGiosuè Santoro
Giosuè Santoro|swapped|Santoro Giosuè|Santoro, Giosuè|SANTORO GIOSUÈ|santoro giosue|Santoro,Giosuè|Santoro  Giosuè
Giosuè Santoro|near|Giosuè Santoor|Giosuèè Santoro|G. Santoro|Santoro G.|G SANTORO|GiosuèSantoro|Santoro|SANTORO
Ugo Dé|same|Ugo Dé|UGO DÉ|ugo dé|Ugo De|UGO DE|Ugo  Dé| Ugo Dé\u0020|Ugo\u00a0Dé|Ugo De\u0301|\u200bUgo Dé
Ugo Dé|swapped|Dé Ugo|Dé, Ugo|DÉ UGO|de ugo|Dé,Ugo|Dé  Ugo
Ugo Dé|near|Ugo éD|Ugoo Dé|U. Dé|Dé U.|U DÉ|UgoDé
|new|Dé|DÉ|Chiara Di Angelo|Adda Nerri|Nella|Pippo|Mary|Lella Lo Presti|Nico|Il Conte|Zio Ugo|Carla Verdi
|new|De Rossi Luca|Lo Verde Carlo|王伟|Ivan Dmitrov
Anna Maria Conti Ferri|same|Anna Maria Conti Ferri|ANNA MARIA CONTI FERRI|anna maria conti ferri
Anna Maria Conti Ferri|same|Anna  Maria  Conti  Ferri| Anna Maria Conti Ferri\u0020
Anna Maria Conti Ferri|same|Anna\u00a0Maria\u00a0Conti\u00a0Ferri|\u200bAnna Maria Conti Ferri
Anna Maria Conti Ferri|swapped|Conti Ferri Anna Maria|Conti Ferri, Anna Maria|CONTI FERRI ANNA MARIA
Anna Maria Conti Ferri|swapped|conti ferri anna maria|Conti Ferri,Anna Maria|Conti Ferri  Anna Maria
Anna Maria Conti Ferri|near|Anna Maria Conti Ferir|Anna Mariaa Conti Ferri|A. Conti Ferri|Conti Ferri A.|A CONTI FERRI
Anna Maria Conti Ferri|near|AnnaMariaContiFerri|Conti Ferri|CONTI FERRI|Anna Conti|Anna Maria Conti|Ferri Anna
Anna Maria Conti Ferri|near|A.M. Conti Ferri|Conti-Ferri Anna-Maria
Łukasz Nowak|swapped|Nowak Łukasz
Łukasz Nowak|same|ŁUKASZ NOWAK
Łukasz Nowak|near|Ł. Nowak
Дмитрий Иванов|swapped|Иванов Дмитрий
Дмитрий Иванов|same|ДМИТРИЙ ИВАНОВ
Дмитрий Иванов|near|Д. Иванов
Eva Blu|archived|Eva Blu|BLU EVA|eva blu
Eva Blu|near|E. Blu
`;

export const SPELLINGS: readonly Spelling[] = TABLE.slice(1, -1)
  .split('\n')
  .flatMap((line) => {
    const [player = '', how, ...spelled] = line.split('|');
    // The table has these words alone.
    return spelled.map((name): Spelling => [name, how as MatchedHow, player || null]);
  });
