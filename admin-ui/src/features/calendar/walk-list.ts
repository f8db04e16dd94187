/** What can be focused in a list or page that is one tab stop, in reading order. */
const stops = (place: HTMLElement, chosen: string) => [...place.querySelectorAll<HTMLElement>(chosen)];

/** The one that Tab comes back to. */
const markAs = (all: readonly HTMLElement[], one: HTMLElement) => {
  for (const other of all) if (other !== one && other.tabIndex === 0) other.tabIndex = -1;
  one.tabIndex = 0;
};

/** A list of buttons as one tab stop: arrows, Home and End go from one to the next. */
export const walkList = (list: HTMLElement | null): (() => void) | undefined => {
  if (!list) return undefined;
  const enter = () => {
    const all = stops(list, 'button');
    if (all[0] && !all.some(({ tabIndex }) => tabIndex === 0)) all[0].tabIndex = 0;
  };
  const walk = (event: KeyboardEvent) => {
    const all = stops(list, 'button');
    const at = all.indexOf(event.target as HTMLElement);
    if (at < 0) return;
    const ways: Readonly<Record<string, number>> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      Home: 0,
      End: all.length - 1,
    };
    const to = ways[event.key];
    if (to === undefined) return;
    event.preventDefault();
    all[to]?.focus();
  };
  const settle = ({ target }: FocusEvent) => {
    const all = stops(list, 'button');
    if (all.includes(target as HTMLElement)) markAs(all, target as HTMLElement);
  };
  const observer = new MutationObserver(enter);
  enter();
  observer.observe(list, { childList: true, subtree: true });
  list.addEventListener('keydown', walk);
  list.addEventListener('focusin', settle);
  return () => {
    observer.disconnect();
    list.removeEventListener('keydown', walk);
    list.removeEventListener('focusin', settle);
  };
};
