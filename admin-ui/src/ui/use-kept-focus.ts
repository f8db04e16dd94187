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
    const note = ({ target }: FocusEvent) => (last = target);
    const observer = new MutationObserver((changes) => {
      const now = document.activeElement;
      if (!(last instanceof Node) || last.isConnected || (now !== null && now !== document.body)) return;
      const left = last;
      const change = changes.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(left)));
      last = null;
      nextTo(change?.target ?? place, place)?.focus();
    });
    place.addEventListener('focusin', note);
    observer.observe(place, { childList: true, subtree: true });
    return () => {
      place.removeEventListener('focusin', note);
      observer.disconnect();
    };
  }, [whole]);
