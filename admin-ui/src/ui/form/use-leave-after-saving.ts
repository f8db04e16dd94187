import { useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * A form that still counts as filled would ask whether to throw away what has just been saved. So whoever saves says `saved`: the
 * form stops asking (`isSaved`), and is left only then.
 */
export const useLeaveAfterSaving = (leave: (() => void) | undefined) => {
  const [isSaved, setSaved] = useState(false);
  const saved = () => {
    flushSync(() => setSaved(true));
    leave?.();
    // Where the person stays after all, the next letter is watched again.
    setSaved(false);
  };
  return { isSaved, saved };
};
