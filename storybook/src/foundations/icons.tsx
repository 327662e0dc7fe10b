import { icons } from 'virtual:used-icons';
import { Logo } from '@vetta/design-system/logo';
import { Movement } from '@vetta/design-system/movement';
import { PodiumBadge } from '@vetta/design-system/podium-badge';
import * as frame from './foundations.css.ts';
import { Foundation, Section } from './frame.tsx';

/** The icons that the product uses, read from its sources, and the marks that are ours. */
export const Icons = () => (
  <Foundation
    title="Icone"
    lead="Linee semplici (Lucide), sempre accanto a una parola o con un nome per chi non le vede. Un’icona in più è una parola in meno solo se tutti la capiscono."
  >
    <Section title="In uso" note={`${icons.length} icone. Prima di aggiungerne una, guarda se c’è già.`}>
      <div className={frame.cards}>
        {icons.map(({ name, Icon, files }) => (
          <div key={name} className={frame.iconCard} title={files.join('\n')}>
            <Icon size={24} aria-hidden="true" />
            <span className={frame.name}>{name}</span>
            <span className={frame.code}>{files.length === 1 ? 'in 1 file' : `in ${files.length} file`}</span>
          </div>
        ))}
      </div>
    </Section>
    <Section title="Nostre">
      <div className={frame.ownIcon}>
        <Logo />
        <Movement way="up" places="3" />
        <Movement way="down" places="2" />
        <Movement way="same" />
        <PodiumBadge tier="gold">1</PodiumBadge>
        <PodiumBadge tier="silver">2</PodiumBadge>
        <PodiumBadge tier="bronze">3</PodiumBadge>
      </div>
    </Section>
  </Foundation>
);
