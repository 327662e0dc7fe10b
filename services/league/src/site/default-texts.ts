/** The public page's texts by key. An item of `site_content` with the same key replaces a text. */
export const defaultTexts: Readonly<Record<string, string>> = {
  'hero.title': 'Chi arriva',
  'hero.titleAccent': 'in vetta?',
  'leaderboard.title': 'Classifica',
  'leaderboard.empty': 'Nessuna entry ancora questo mese',
  'leaderboard.emptyHint': 'Inizia a tracciare le chiamate: i primi punti della salita sono i tuoi.',
};
