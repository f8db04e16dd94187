import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { DateTime } from 'luxon';
import { columnsIn } from './grid-cells';
import type { Lifting } from './use-lift';

/** While a lesson is taken up, the keys move it instead of the focus, which stays with it wherever it is drawn. */
export const useCarrying = (canvas: RefObject<HTMLElement | null>, lifting: Lifting, step: number) => {
  const { lifted, shift, stretch, carry, drop, putBack } = lifting;
  const held = useRef<string | null>(null);
  useEffect(() => {
    const id = lifted?.event.id ?? held.current;
    held.current = lifted?.event.id ?? null;
    if (!id) return;
    const drawn = [...(canvas.current?.querySelectorAll<HTMLElement>('.rbc-time-content .lesson-event') ?? [])];
    drawn.find(({ classList }) => classList.contains(`lesson-${id}`))?.focus();
  }, [lifted, canvas]);

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
    if (event.key !== 'Tab') event.preventDefault();
    event.stopPropagation();
    act();
  };
};
