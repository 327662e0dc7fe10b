import { expect, test } from 'vitest';
import { hyphenated, hyphenatedTitles } from './hyphenated.ts';
import { siteTexts } from './site-texts.ts';

const visible = (text: string) => hyphenated(text).replaceAll('\u00ad', '-');

test('a long word may break between its syllables, with at least four letters on each line', () => {
  expect(visible('Una classifica straordinaria')).toBe('Una classifica straor-di-naria');
  expect(visible('Supercampionato')).toBe('Super-cam-pio-nato');
  expect(visible('Ringraziamenti')).toBe('Ringra-zia-menti');
  expect(visible('Incontrastabile')).toBe('Incon-tra-sta-bile');
  expect(visible('Congratulazioni')).toBe('Congra-tu-la-zioni');
  expect(visible('Accompagnamento')).toBe('Accom-pa-gna-mento');
  expect(visible('Apparecchiature')).toBe('Appa-rec-chia-ture');
  expect(visible('Prosciuttificio')).toBe('Prosciut-ti-ficio');
  expect(visible('Sovraffollamento')).toBe('Sovraf-fol-la-mento');
});

test('titles without a long word, and all other texts, stay as they are', () => {
  expect(hyphenatedTitles(siteTexts)).toEqual(siteTexts);
  const texts = { ...siteTexts, 'prizes.title': 'Premi straordinari', 'prizes.hint': 'Premi straordinari' };
  expect(hyphenatedTitles(texts)).toEqual({ ...texts, 'prizes.title': 'Premi straor\u00addi\u00adnari' });
});
