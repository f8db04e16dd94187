import { useState, type DragEvent } from 'react';

type DropTarget = {
  readonly accepts: (event: DragEvent) => boolean;
  /** Whether it was of use. */
  readonly take: (event: DragEvent) => boolean;
};

/** What is dragged can be dropped here; `over` while it is above. */
export const useDropTarget = ({ accepts, take }: DropTarget) => {
  const [over, setOver] = useState(false);
  return {
    over,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!accepts(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        setOver(false);
        if (take(event)) event.preventDefault();
      },
    },
  };
};
