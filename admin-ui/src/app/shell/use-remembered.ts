import { useState } from 'react';

/** A choice about the screen that this browser keeps. */
export const useRemembered = (key: string, initial: boolean): [boolean, (value: boolean) => void] => {
  const [value, setValue] = useState(() => (localStorage.getItem(key) ?? String(initial)) === 'true');
  const remember = (next: boolean) => {
    localStorage.setItem(key, String(next));
    setValue(next);
  };
  return [value, remember];
};
