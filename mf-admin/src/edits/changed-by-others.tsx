import { Notice } from '@vetta/design-system/notice';

interface ChangedByOthersProps {
  /** What was changed: «il premio Una cena». */
  readonly what: string;
  /** How its fields are now, in words; undefined while nobody has changed it. */
  readonly now: string | undefined;
}

/** Tells that another admin changed the row meanwhile, and how it is now. */
export const ChangedByOthers = ({ what, now }: ChangedByOthersProps) =>
  now === undefined ? null : (
    <Notice tone="warning" isAnswer title={`Intanto un altro admin ha cambiato ${what}`}>
      {now !== '' && `Adesso è: ${now}. `}Quello che hai scritto è rimasto: salvando lo sostituisci.
    </Notice>
  );
