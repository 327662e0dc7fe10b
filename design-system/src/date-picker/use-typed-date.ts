import { type CalendarDate, parseDate } from '@internationalized/date';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';

interface TypedDateOptions {
  /** `YYYY-MM-DD`; null for none. */
  readonly value: string | null;
  readonly onChange: (day: string | null) => void;
  readonly minValue: string | undefined;
  readonly maxValue: string | undefined;
  readonly onIncomplete: ((isIncomplete: boolean) => void) | undefined;
  /** Returns whether none, some or all of the shown day, month and year are empty. */
  readonly emptySegments: () => 'none' | 'some' | 'all';
}

/** How long after the last digit a typed day or month counts: the next digit may turn the 3rd into the 30th. */
const DEBOUNCE_MS = 800;
/** The first year of a plausible date: 202 is a year that is still being typed. */
const FIRST_YEAR = 2000;

/** Returns a `YYYY-MM-DD` as the same date object until the day changes: react-aria takes a new one for a new value. */
export const useDate = (day: string | null | undefined): CalendarDate | null =>
  useMemo(() => (day == null ? null : parseDate(day)), [day]);

/**
 * Holds a date while it is typed; each digit gives another date. Calls `onChange` only with a plausible day within the bounds:
 * when the year is typed, 800 ms after the last digit, or when the field loses focus; with null as soon as the field is emptied.
 *
 * Two states: `stored`, the day of `value`, is shown until a segment changes. Then `typed` is shown, until the field loses focus
 * or `value` becomes a day that was not typed here. With `onIncomplete`, an incomplete date stays when the field loses focus.
 */
export function useTypedDate({
  value,
  onChange,
  minValue,
  maxValue,
  onIncomplete,
  emptySegments,
}: TypedDateOptions) {
  const stored = useDate(value);
  /** Undefined while nothing is being typed. */
  const [typed, setTyped] = useState<CalendarDate | null>();
  // A change and the blur that follows it may share one render.
  const latest = useRef(typed);
  const passedOn = useRef(value);
  const [previousValue, setPreviousValue] = useState(value);
  const [resetKey, setResetKey] = useState(0);

  const keep = (date: CalendarDate | null | undefined) => {
    latest.current = date;
    setTyped(date);
  };
  const isPlausible = (date: CalendarDate) =>
    date.year >= FIRST_YEAR &&
    (minValue === undefined || date.toString() >= minValue) &&
    (maxValue === undefined || date.toString() <= maxValue);
  const passOn = (day: string | null) => {
    if (day === passedOn.current) return;
    passedOn.current = day;
    onChange(day);
  };
  /** Passes on the last whole date if it is plausible. */
  const settle = () => {
    const date = latest.current;
    if (!date || !isPlausible(date)) return;
    onIncomplete?.(false);
    passOn(date.toString());
  };
  /** Passes on what is typed if no segment is empty. react-aria reports no change when one is cleared: its last date is an old one then. */
  const settleIfWhole = () => {
    if (emptySegments() === 'none') settle();
  };

  const isHalfTyped = () => {
    const [empty, date] = [emptySegments(), latest.current];
    return empty === 'some' || (empty === 'none' && !!date && !isPlausible(date));
  };

  // A day that came from elsewhere takes the place of what is typed.
  if (previousValue !== value) {
    setPreviousValue(value);
    if (value !== passedOn.current) setTyped(undefined);
  }
  const takeBackIncomplete = useEffectEvent(() => onIncomplete?.(false));
  useEffect(() => {
    if (value === passedOn.current) return;
    passedOn.current = value;
    latest.current = undefined;
    takeBackIncomplete();
  }, [value]);
  // When the field is removed, its form is no longer held back by an incomplete date.
  useEffect(() => () => takeBackIncomplete(), []);
  // Each digit restarts the timer.
  const settleAfterPause = useEffectEvent(settleIfWhole);
  useEffect(() => {
    if (!typed) return;
    const timer = setTimeout(() => settleAfterPause(), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  return {
    date: typed === undefined ? stored : typed,
    /** Changes whenever incomplete segments are discarded; use it as React key of the element that holds them. */
    resetKey,
    type(date: CalendarDate | null) {
      const before = latest.current === undefined ? stored : latest.current;
      keep(date);
      if (date === null) {
        onIncomplete?.(false);
        passOn(null);
        return;
      }
      // The year is typed last.
      if (date.year !== before?.year) settle();
    },
    settle,
    /** Passes on what is typed. Returns whether the form may be submitted: one that learns of an incomplete date says so. */
    finish(): boolean {
      settleIfWhole();
      const isIncomplete = isHalfTyped();
      onIncomplete?.(isIncomplete);
      return !isIncomplete || onIncomplete !== undefined;
    },
    /** Call when the field loses focus. */
    leave() {
      settleIfWhole();
      const isIncomplete = isHalfTyped();
      onIncomplete?.(isIncomplete);
      if (isIncomplete && onIncomplete) {
        // The same object, so that react-aria keeps the segments.
        if (latest.current === undefined) keep(stored);
        return;
      }
      const isSomeEmpty = emptySegments() === 'some';
      keep(undefined);
      passedOn.current = value;
      if (isSomeEmpty) setResetKey(resetKey + 1);
    },
  };
}
