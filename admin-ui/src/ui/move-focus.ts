import type { KeyboardEvent } from 'react';

/** Arrows go from box to box, row by row; Space clicks, as ever. */
export const moveFocus =
  (columns: number) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const boxes = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
    const at = boxes.findIndex((box) => box === event.target);
    if (at < 0) return;
    const column = at % columns;
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: columns,
      ArrowUp: -columns,
      ArrowRight: column < columns - 1 ? 1 : 0,
      ArrowLeft: column > 0 ? -1 : 0,
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    boxes[at + step]?.focus();
  };
