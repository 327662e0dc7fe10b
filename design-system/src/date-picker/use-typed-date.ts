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

/** How long a typed day or month rests before it counts: the next digit may turn the 3rd into the 30th. */
const REST_MS = 800;
/** The first year of a plausible date: 202 is a year that is still being typed. */
const FIRST_YEAR = 2000;

/** Returns a `YYYY-MM-DD` as the same date object until the day changes: react-aria takes a new one for a new value. */
export const useDate = (day: string | null | undefined): CalendarDate | null =>
  useMemo(() => (day == null ? null : parseDate(day)), [day]);

/**
 * Keeps the date that is being typed, of which each digit makes another one. `onChange` gets it once it is a plausible day
 * between the bounds and typing has come to an end: with the year, after a rest, or when the field is left.
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
  // A form goes on without the field.
  useEffect(() => () => takeBackIncomplete(), []);
  // Each digit starts the rest anew.
  const endRest = useEffectEvent(settleIfWhole);
  useEffect(() => {
    if (!typed) return;
    const rest = setTimeout(() => endRest(), REST_MS);
    return () => clearTimeout(rest);
  }, [typed]);

  return {
    date: typed === undefined ? stored : typed,
    /** Another number each time typed segments are thrown away: the key of the element that keeps them. */
    resetKey,
    type(date: CalendarDate | null) {
      const before = latest.current === undefined ? stored : latest.current;
      keep(date);
      if (date === null) {
        onIncomplete?.(false);
        passOn(null);
        // The year is typed last.
      } else if (date.year !== before?.year) settle();
    },
    settle,
    /** Takes the end of typing: the person has left the field. */
    leave() {
      settleIfWhole();
      const empty = emptySegments();
      const date = latest.current;
      const isHalfTyped = empty === 'some' || (empty === 'none' && !!date && !isPlausible(date));
      onIncomplete?.(isHalfTyped);
      if (isHalfTyped && onIncomplete) {
        // The same object, so that react-aria keeps the segments.
        if (date === undefined) keep(stored);
        return;
      }
      keep(undefined);
      passedOn.current = value;
      if (empty === 'some') setResetKey(resetKey + 1);
    },
  };
}
