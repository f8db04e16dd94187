import { useEffect, useRef } from 'react';
import type { CalendarView } from './range';

type Way = {
  /** The day that "+6 more" has opened, from the month's page at this day, and which of its kind it was there. */
  readonly opened: string;
  readonly from: string;
  readonly place: number;
  readonly step: 'opening' | 'there' | 'returning';
};

type Shown = { readonly view: CalendarView; readonly day: string; readonly isLoaded: boolean };

const buttons = () => [...document.querySelectorAll<HTMLElement>('.rbc-show-more')];

const onceDrawn = (find: () => HTMLElement | null | undefined) => void requestAnimationFrame(() => find()?.focus());

/** Whoever asks for more by keyboard goes on with the first lesson of that day, and Escape leads back to where it was asked. */
export const useMore = ({ view, day, isLoaded }: Shown, back: (from: string) => void) => {
  const way = useRef<Way | null>(null);
  useEffect(() => {
    const now = way.current;
    if (!now || !isLoaded) return;
    if (now.step === 'returning' && view === 'month') {
      way.current = null;
      onceDrawn(() => buttons()[now.place]);
    }
    if (view !== 'day') {
      if (now.step === 'there') way.current = null;
      return;
    }
    if (now.step === 'opening' && day === now.opened) {
      way.current = { ...now, step: 'there' };
      onceDrawn(() => document.querySelector<HTMLElement>('.calendar-canvas .lesson-event'));
    }
    if (day !== now.opened) way.current = null;
  });
  useEffect(() => {
    const leave = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      const isHere = target instanceof Element && target.closest('.calendar-canvas');
      if (key !== 'Escape' || defaultPrevented || !isHere || way.current?.step !== 'there') return;
      way.current = { ...way.current, step: 'returning' };
      back(way.current.from);
    };
    addEventListener('keydown', leave);
    return () => removeEventListener('keydown', leave);
  }, [back]);
  return (opened: string) => {
    const place = buttons().findIndex((button) => button === document.activeElement);
    if (place >= 0) way.current = { opened, from: day, place, step: 'opening' };
  };
};
