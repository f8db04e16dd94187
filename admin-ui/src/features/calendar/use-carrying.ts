import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { DateTime } from 'luxon';
import { columnsIn } from './grid-cells';
import type { Lifting } from './use-lift';

const lessonIn = (canvas: HTMLElement | null, id: string) =>
  [...(canvas?.querySelectorAll<HTMLElement>('.rbc-time-content .lesson-event') ?? [])].find(({ classList }) =>
    classList.contains(`lesson-${id}`),
  );

/** While a lesson is taken up, the keys move it instead of the focus, which stays with it wherever it is drawn. */
export const useCarrying = (canvas: RefObject<HTMLElement | null>, lifting: Lifting, step: number) => {
  const { lifted, shift, stretch, carry, drop, putBack } = lifting;
  const held = useRef<string | null>(null);
  const dropped = useRef<string | null>(null);
  useEffect(() => {
    const id = lifted?.event.id ?? held.current;
    held.current = lifted?.event.id ?? null;
    if (id) lessonIn(canvas.current, id)?.focus();
  }, [lifted, canvas]);
  // A question may come before the move, and the lesson be drawn anew where it then stands.
  useLayoutEffect(() => {
    const now = document.activeElement;
    if (!dropped.current || now?.closest('[role="dialog"]')) return;
    if (now === document.body) lessonIn(canvas.current, dropped.current)?.focus();
    else if (!now?.classList.contains(`lesson-${dropped.current}`)) dropped.current = null;
  });

  const toColumn = (by: 1 | -1) => {
    if (!lifted || !canvas.current) return;
    const columns = columnsIn(canvas.current).map(({ dataset: { day = '', resource } }) => ({
      day,
      resourceId: resource ?? null,
    }));
    const day = DateTime.fromJSDate(lifted.start).toISODate();
    const now = columns.findIndex(
      (column) => column.day === day && (lifted.resourceId === null || column.resourceId === lifted.resourceId),
    );
    const next = columns[now + by];
    if (now >= 0 && next) carry(lifted.resourceId === null ? { ...next, resourceId: null } : next);
  };
  const keys = ({ key, shiftKey }: KeyboardEvent): (() => void) | undefined =>
    ({
      ArrowDown: () => (shiftKey ? stretch(step) : shift(step)),
      ArrowUp: () => (shiftKey ? stretch(-step) : shift(-step)),
      ArrowRight: () => toColumn(1),
      ArrowLeft: () => toColumn(-1),
      Enter: drop,
      ' ': drop,
      Escape: putBack,
      Tab: putBack,
    })[key];
  return (event: KeyboardEvent): void => {
    const act = lifted && keys(event);
    if (!act) return;
    if (act === drop) dropped.current = lifted.event.id;
    if (event.key !== 'Tab') event.preventDefault();
    event.stopPropagation();
    act();
  };
};
