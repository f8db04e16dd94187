import { useCallback, useState } from 'react';

/** Before anything is laid out, and on paper. */
const USUAL = 420;

/** How wide what the answer is set on is, in pixels, from then on. */
export const useWidth = () => {
  const [width, setWidth] = useState(USUAL);
  const measured = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const measure = () => setWidth(Math.round(element.clientWidth) || USUAL);
    measure();
    const seen = new ResizeObserver(measure);
    seen.observe(element);
    return () => seen.disconnect();
  }, []);
  return { width, measured };
};
