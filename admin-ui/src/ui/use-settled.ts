import { useEffect, useState } from 'react';

const SETTLED_MS = 200;

/** What is typed, once nobody types for a moment. */
export const useSettled = <Typed extends string | null>(typed: Typed): Typed => {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
};
