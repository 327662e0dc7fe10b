import { parseDate } from '@internationalized/date';
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
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
import * as field from '../field/field.css.ts';
import { FieldNotes, type FieldNotesProps } from '../field/field-notes.tsx';
import { popover } from '../field/popover.css.ts';
import * as styles from './date-picker.css.ts';

export type DatePickerProps = FieldNotesProps & {
  label: string;
  /** `YYYY-MM-DD`; null while the date is incomplete. */
  value: string | null;
  onChange: (day: string | null) => void;
  /** Today in Rome by the server's time, `YYYY-MM-DD`: the calendar marks it, and begins there without a value. */
  today: string;
  /** The first and the last selectable day, `YYYY-MM-DD`. */
  minValue?: string;
  maxValue?: string;
  isDisabled?: boolean;
  isRequired?: boolean;
  name?: string;
};

const parsed = (day: string | null) => (day === null ? null : parseDate(day));

/** A date field with a calendar. Takes and returns ISO days. */
export const DatePicker = ({
  label,
  value,
  onChange,
  today,
  minValue,
  maxValue,
  description,
  errorMessage,
  ...rest
}: DatePickerProps) => (
  <AriaDatePicker
    {...rest}
    value={parsed(value)}
    onChange={(day) => onChange(day?.toString() ?? null)}
    placeholderValue={parseDate(today)}
    {...(minValue !== undefined && { minValue: parseDate(minValue) })}
    {...(maxValue !== undefined && { maxValue: parseDate(maxValue) })}
    {...(errorMessage !== undefined && { isInvalid: true })}
    shouldForceLeadingZeros
    firstDayOfWeek="sun"
    validationBehavior="aria"
    className={field.root}
  >
    <Label className={field.label}>{label}</Label>
    <Group className={field.box}>
      <DateInput className={styles.input}>
        {(segment) => <DateSegment segment={segment} className={styles.segment} />}
      </DateInput>
      <Button className={field.inside}>
        <CalendarDays size={18} aria-hidden="true" />
      </Button>
    </Group>
    <FieldNotes description={description} errorMessage={errorMessage} />
    <Popover className={popover}>
      <Dialog className={styles.calendar}>
        <Calendar firstDayOfWeek="sun">
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
                  render={(cell) => <div {...cell} {...withToday(cell, day.toString() === today)} />}
                />
              )}
            </CalendarGridBody>
          </CalendarGrid>
        </Calendar>
      </Dialog>
    </Popover>
  </AriaDatePicker>
);

const todayFirst = /^Oggi, /;

/** Marks today by the server's time: react-aria takes the day of the device's clock. */
const withToday = (cell: { 'aria-label'?: string | undefined }, isToday: boolean) => ({
  'data-today': isToday || undefined,
  'aria-label': `${isToday ? 'Oggi, ' : ''}${cell['aria-label']?.replace(todayFirst, '') ?? ''}`,
});
