import type { ScreenCard } from '@vetta/contract/screens';
import { counted, enumerated } from '../audit/words/enumeration.ts';

/** Returns «5 schermi: 3 accesi, 1 al buio e 1 perso». */
export function countsInWords(screens: readonly Pick<ScreenCard, 'state'>[]): string {
  const count = (state: ScreenCard['state']) => screens.filter((screen) => screen.state === state).length;
  const states = enumerated([
    counted(count('on'), 'acceso', 'accesi'),
    counted(count('dark'), 'al buio', 'al buio'),
    counted(count('stale'), 'con dati vecchi', 'con dati vecchi'),
    counted(count('lost'), 'perso', 'persi'),
  ]);
  return `${counted(screens.length, 'schermo', 'schermi') ?? 'Nessuno schermo'}: ${states}.`;
}
