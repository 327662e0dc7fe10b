import { Badge } from '@vetta/design-system/badge';
import { Text } from '@vetta/design-system/text';
import * as styles from './foundations.css.ts';
import { Foundation, Section } from './frame.tsx';

const phrases = [
  ['Scrivi il tuo nome: a che quota sei e come salire.', 'Inserire il nominativo per la ricerca.'],
  ['Classifica non raggiungibile', 'Errore 503: service unavailable'],
  ['Ti mancano 136 punti per salire di un posto.', 'Sei ultimo.'],
  ['Sei sicuro di voler eliminare Giulia Ferrari?', 'Confermare l’operazione?'],
  ['Giulia ha corretto le chiamate di Marco: 80 → 95', 'UPDATE entries: rings 80 → 95'],
  ['Salvato', 'Operazione completata con successo!'],
] as const;

const words = [
  ['classifica', 'leaderboard, ranking', 'l’ordine del mese'],
  ['partecipante', 'utente, user', 'chi è in gara; in classifica solo il nome'],
  ['punti', 'score, pt (da solo)', 'pt solo dopo un numero'],
  ['bonus settimanale', 'award, premio settimanale', 'i premi sono del mese'],
  ['chiusura', 'cut-off, reset', 'ciò che accade alle 23:59'],
  ['mese definitivo', 'mese congelato, finalizzato', 'cambia solo con un ricalcolo registrato'],
  ['schermo', 'kiosk, totem', 'quello in ufficio'],
  ['estrazione', 'lotteria (l’atto)', 'la lotteria è il gioco, l’estrazione il momento'],
] as const;

const rules = [
  ['Tu ai giocatori, frasi piane a chi amministra', 'Mai «si prega di», mai «l’utente».'],
  ['Nessuno viene messo in imbarazzo', 'Si festeggia chi sale; non si indica mai chi è ultimo.'],
  ['Un errore dice cosa fare adesso', '«La data è nel futuro: scegli un giorno fino a oggi.»'],
  ['Un bottone dice cosa fa', 'Un verbo e la cosa: «Elimina premio», non «OK».'],
  ['Numeri e date italiani', '1.234 punti, sabato 21 novembre, 18:42.'],
  ['Maiuscole solo dove servono', 'Nomi, inizio di frase, titoli delle sezioni del gioco.'],
] as const;

/** The words we use, each with those we do not. */
export const Voice = () => (
  <Foundation
    title="Voce"
    lead="Italiano breve, caldo, concreto. Chi legge è in piedi davanti a uno schermo, o ha trenta secondi tra due chiamate."
  >
    <Section title="Frasi">
      <div className={styles.phrases}>
        {phrases.map(([yes, no]) => (
          <div key={yes} className={styles.phrasePair}>
            <p className={styles.phrase}>
              <Badge tone="success">Sì</Badge> {yes}
            </p>
            <p className={`${styles.phrase} ${styles.no}`}>
              <Badge tone="danger">No</Badge> {no}
            </p>
          </div>
        ))}
      </div>
    </Section>
    <Section title="Regole">
      <div className={styles.rules}>
        {rules.map(([rule, why]) => (
          <div key={rule} className={styles.rule}>
            <Text weight="strong">{rule}</Text>
            <Text tone="muted">{why}</Text>
          </div>
        ))}
      </div>
    </Section>
    <Section title="Parole" note="Una parola per una cosa, in tutte le schermate.">
      <div className={styles.phrases}>
        {words.map(([word, not, why]) => (
          <div key={word} className={styles.word}>
            <Text weight="strong">{word}</Text>
            <Text tone="muted">non: {not}</Text>
            <Text tone="muted">{why}</Text>
          </div>
        ))}
      </div>
    </Section>
  </Foundation>
);
