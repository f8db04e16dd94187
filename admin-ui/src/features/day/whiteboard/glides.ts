import { useLayoutEffect, useRef } from 'react';
import { tokens } from '@leadline/api-client';

/** Who has which horse, by the id of the place. */
export type Mounts = ReadonlyMap<string, string | null>;

export type Glide = {
  readonly to: string;
  /** The place that the horse has left; null if it comes from the horses beside. */
  readonly from: string | null;
  readonly horseId: string;
};

/** Which horses went to another rider between two looks. A place that is new on the board has not moved. */
export const glidesBetween = (before: Mounts, after: Mounts): Glide[] => {
  const left = new Map<string, string[]>();
  for (const [place, horse] of before)
    if (horse && after.get(place) !== horse) left.set(horse, [...(left.get(horse) ?? []), place]);
  return [...after].flatMap(([to, horseId]) =>
    horseId && before.has(to) && before.get(to) !== horseId
      ? [{ to, horseId, from: left.get(horseId)?.shift() ?? null }]
      : [],
  );
};

const at = (board: HTMLElement, name: string, id: string) => board.querySelector<HTMLElement>(`[data-${name}="${id}"]`);

/** Whoever moves a horse, here or elsewhere: its name glides from where it stood to where it stands. */
export const useGlides = (mounts: Mounts) => {
  const board = useRef<HTMLDivElement>(null);
  const before = useRef<Mounts>(mounts);
  useLayoutEffect(() => {
    const moved = glidesBetween(before.current, mounts);
    before.current = mounts;
    if (!board.current || moved.length === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const { to, from, horseId } of moved) {
      const here = at(board.current, 'mount', to);
      const there = from === null ? at(board.current, 'horse', horseId) : at(board.current, 'mount', from);
      if (!here || !there) continue;
      const [a, b] = [there.getBoundingClientRect(), here.getBoundingClientRect()];
      here.animate([{ transform: `translate(${a.x - b.x}px, ${a.y - b.y}px)` }, { transform: 'none' }], {
        duration: tokens.motion,
        easing: 'ease-out',
      });
    }
  }, [mounts]);
  return board;
};
