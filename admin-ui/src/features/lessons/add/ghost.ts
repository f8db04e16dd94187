import { useEffect, useSyncExternalStore } from 'react';

/** A lesson as the form beside the calendar has it so far; times are the barn's wall clock. */
export type Ghost = {
  readonly title: string;
  readonly date: string;
  readonly start: string;
  readonly end: string;
  readonly instructor_id: string | null;
  readonly location_id: string | null;
  readonly section_id: string | null;
};

let planned: Ghost | null = null;
const waiting = new Set<() => void>();

const plan = (next: Ghost | null) => {
  planned = next;
  for (const tell of waiting) tell();
};

const subscribe = (tell: () => void) => {
  waiting.add(tell);
  return () => void waiting.delete(tell);
};

/** While the form is open, its lesson stands on the calendar as it would be. */
export const useShowGhost = ({ title, date, start, end, instructor_id, location_id, section_id }: Ghost): void => {
  useEffect(
    () => plan({ title, date, start, end, instructor_id, location_id, section_id }),
    [title, date, start, end, instructor_id, location_id, section_id],
  );
  useEffect(() => () => plan(null), []);
};

export const useGhost = (): Ghost | null => useSyncExternalStore(subscribe, () => planned);
