import { useEffect, useRef, useState } from 'react';

const TURN_MS = 12_000;

/** A frame full of columns and the gap behind them. */
const pageOf = (element: HTMLElement) =>
  Math.max(1, element.clientWidth) + (Number.parseFloat(getComputedStyle(element).columnGap) || 0);

/** What is wider than its frame is shown page by page, one after the other. */
export const useTurningPages = (things: number) => {
  const turned = useRef<HTMLDivElement>(null);
  const [pages, setPages] = useState(1);
  const [page, setPage] = useState(0);
  useEffect(() => {
    const element = turned.current;
    if (!element) return undefined;
    const measure = () => setPages(Math.max(1, Math.ceil((element.scrollWidth - 1) / pageOf(element))));
    measure();
    const seen = new ResizeObserver(measure);
    seen.observe(element);
    return () => seen.disconnect();
  }, [things]);
  useEffect(() => {
    if (pages === 1) return undefined;
    const timer = setInterval(() => setPage((last) => (last + 1) % pages), TURN_MS);
    return () => clearInterval(timer);
  }, [pages]);
  const shown = Math.min(page, pages - 1);
  useEffect(() => {
    const element = turned.current;
    element?.scrollTo({ left: shown * pageOf(element) });
  }, [shown]);
  return { turned, pages, page: shown };
};
