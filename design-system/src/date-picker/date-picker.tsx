import { type CalendarDate, DateFormatter } from '@internationalized/date';
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type Ref, useImperativeHandle, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { DatePicker as AriaDatePicker } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Label } from 'react-aria-components/Label';
import { Popover } from 'react-aria-components/Popover';
import { flushSync } from 'react-dom';
import * as field from '../field/field.css.ts';
import { FieldNotes, type FieldNotesProps } from '../field/field-notes.tsx';
import { popover } from '../field/popover.css.ts';
import * as styles from './date-picker.css.ts';
import { useDate, useTypedDate } from './use-typed-date.ts';

export type DatePickerProps = FieldNotesProps & {
  label: string;
  /** `YYYY-MM-DD`; null for none. */
  value: string | null;
  /** Called with a whole date between the bounds, from the year 2000 on, and with null when the field is emptied. */
  onChange: (day: string | null) => void;
  /**
   * Called with true when the field is left with a date that is not whole or is out of bounds, which then stays; with false
   * once the date can be taken. Without it, the field returns to its value instead.
   */
  onIncomplete?: (isIncomplete: boolean) => void;
  /** Today in Rome by the server's time, `YYYY-MM-DD`: the calendar marks it, and begins there without a value. */
  today: string;
  /** The first and the last selectable day, `YYYY-MM-DD`. */
  minValue?: string;
  maxValue?: string;
  isDisabled?: boolean;
  isRequired?: boolean;
  name?: string;
  /** For moving the focus to an invalid field: its first part. */
  inputRef?: Ref<{ focus: () => void }>;
};

/** A date field with a calendar. Takes and returns ISO days. */
export const DatePicker = ({
  label,
  value,
  onChange,
  onIncomplete,
  today,
  minValue,
  maxValue,
  description,
  errorMessage,
  inputRef,
  ...rest
}: DatePickerProps) => {
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle(inputRef, () => ({ focus: () => partsOf(box.current)[0]?.focus() }));
  const typed = useTypedDate({
    value,
    onChange,
    onIncomplete,
    minValue,
    maxValue,
    emptySegments: () => emptySegmentsOf(box.current),
  });
  const [placeholder, min, max] = [useDate(today), useDate(minValue), useDate(maxValue)];
  const isOpen = useRef(false);
  // In other fields a browser does it.
  const submit = ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
    const form = key === 'Enter' && currentTarget.closest('form');
    if (form && flushSync(typed.finish)) form.requestSubmit();
  };
  return (
    <AriaDatePicker
      {...rest}
      value={typed.date}
      onChange={(day) => {
        typed.type(day);
        if (isOpen.current) typed.settle();
      }}
      onOpenChange={(open) => {
        isOpen.current = open;
      }}
      onBlur={({ currentTarget }) => {
        // A field keeps the focus while another window has it.
        if (!currentTarget.contains(document.activeElement)) typed.leave();
      }}
      {...(placeholder && { placeholderValue: placeholder })}
      {...(min && { minValue: min })}
      {...(max && { maxValue: max })}
      {...(errorMessage !== undefined && { isInvalid: true })}
      shouldForceLeadingZeros
      firstDayOfWeek="mon"
      validationBehavior="aria"
      className={field.root}
    >
      <Label className={field.label}>{label}</Label>
      <Group ref={box} className={field.box}>
        <DateInput
          key={typed.resetKey}
          className={styles.input}
          render={(input) => <div {...input} onKeyDownCapture={submit} />}
        >
          {(segment) => <DateSegment segment={segment} className={styles.segment} />}
        </DateInput>
        <Button className={field.inside}>
          <CalendarDays size={18} aria-hidden="true" />
        </Button>
      </Group>
      <FieldNotes description={description} errorMessage={errorMessage} />
      <Popover className={popover}>
        <Dialog className={styles.calendar}>
          <Calendar firstDayOfWeek="mon">
            <div className={styles.header}>
              <Button slot="previous" className={field.inside}>
                <ChevronLeft size={18} aria-hidden="true" />
              </Button>
              <CalendarHeading className={styles.title} />
              <Button slot="next" className={field.inside}>
                <ChevronRight size={18} aria-hidden="true" />
              </Button>
            </div>
            <CalendarGrid weekdayStyle="short">
              <CalendarGridHeader>
                {(weekday) => <CalendarHeaderCell className={styles.weekday}>{weekday}</CalendarHeaderCell>}
              </CalendarGridHeader>
              <CalendarGridBody>
                {(day) => (
                  <CalendarCell
                    date={day}
                    className={styles.day}
                    render={(cell) => <div {...cell} {...named(day, day.toString() === today)} />}
                  />
                )}
              </CalendarGridBody>
            </CalendarGrid>
          </Calendar>
        </Dialog>
      </Popover>
    </AriaDatePicker>
  );
};

/** Returns a field's day, month and year. Their role is another one on iOS. */
const partsOf = (field: Element | null) => [
  ...(field?.querySelectorAll<HTMLElement>('[data-type]:not([data-type="literal"])') ?? []),
];

/** Returns whether none, some or all of a field's day, month and year are empty. */
const emptySegmentsOf = (field: Element | null) => {
  const segments = partsOf(field);
  const empty = segments.filter((segment) => segment.hasAttribute('data-placeholder')).length;
  return empty === 0 ? 'none' : empty === segments.length ? 'all' : 'some';
};

const dayFormat = new DateFormatter('it-IT', { dateStyle: 'full', timeZone: 'UTC' });

/** Names a day and marks today by the server's time: react-aria's own label has the today of the device's clock. */
const named = (day: CalendarDate, isToday: boolean) => ({
  'data-today': isToday || undefined,
  'aria-label': `${isToday ? 'Oggi, ' : ''}${dayFormat.format(day.toDate('UTC'))}`,
});
