import { Notice } from '@vetta/design-system/notice';

interface ChangedByOthersProps {
  /** Who did it: a name, or «un altro admin». */
  readonly by: string;
  /** What the other admin did: «ha cambiato il premio Una cena». */
  readonly did: string;
  /** How the row is now, in words; undefined while nobody has changed it. */
  readonly now: string | undefined;
  /** The sentence that says it; «Adesso è: Titolo «Una cena».» if absent. */
  readonly sentence?: ((now: string) => string) | undefined;
}

const nowIs = (now: string) => `Adesso è: ${now}.`;

/** Tells that another admin changed the row meanwhile, and how it is now. */
export const ChangedByOthers = ({ by, did, now, sentence = nowIs }: ChangedByOthersProps) =>
  now === undefined ? null : (
    <Notice tone="warning" isAnswer title={`Intanto ${by} ${did}`}>
      {now !== '' && `${sentence(now)} `}Quello che hai scritto è rimasto: salvando lo sostituisci.
    </Notice>
  );
