import { useEffect, type RefObject } from 'react';

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary, [tabindex="0"]';

/** From the place where something was removed outwards, up to the whole. */
const nextTo = (place: Node, whole: HTMLElement): HTMLElement | null => {
  for (let around: Node | null = place; around && whole.contains(around); around = around.parentNode) {
    const next = around instanceof HTMLElement && around.querySelector<HTMLElement>(focusable);
    if (next) return next;
  }
  return null;
};

/** What had the focus may leave the page by what it did: then the focus goes to what stands next to it, not nowhere. */
export const useKeptFocus = (whole: RefObject<HTMLElement | null>): void =>
  useEffect(() => {
    const place = whole.current;
    if (!place) return undefined;
    let last: EventTarget | null = null;
    let gap: Node | null = null;
    const note = ({ target }: FocusEvent) => {
      last = target;
      gap = null;
    };
    const observer = new MutationObserver((changes) => {
      if (last instanceof Node && !last.isConnected && !gap) {
        const left = last;
        gap =
          changes.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(left)))?.target ?? place;
      }
      const now = document.activeElement;
      if (!gap || (now !== null && now !== document.body)) return;
      nextTo(gap, place)?.focus();
    });
    place.addEventListener('focusin', note);
    observer.observe(place, { childList: true, subtree: true });
    // A dialog over it, which would give the focus back to what has left, ends there.
    observer.observe(document.body, { childList: true });
    return () => {
      place.removeEventListener('focusin', note);
      observer.disconnect();
    };
  }, [whole]);
