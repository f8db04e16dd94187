import { useState } from 'react';
import { chosenOf, idsOf, toggled, type Listed, type Selection } from './selection';

type Chosen<One extends Listed> = {
  readonly shown: readonly One[];
  readonly selected: Selection;
  readonly toggle: (one: Listed) => void;
  readonly all: () => void;
  readonly none: () => void;
};

/** Begins with nothing. R137 */
export const usePicked = <One extends Listed>(shown: readonly One[], rides: readonly One[]): Chosen<One> => {
  const [picked, setPicked] = useState<Selection>(new Set());
  return {
    shown,
    selected: new Set(idsOf(chosenOf(rides, picked))),
    toggle: ({ lesson }) => setPicked((now) => toggled(now, lesson.id)),
    all: () => setPicked(new Set([...picked, ...idsOf(shown)])),
    none: () => setPicked(new Set()),
  };
};

/** Begins with everything that the weather meets, or that lies on closed days. */
export const useMet = <One extends Listed>(shown: readonly One[]): Chosen<One> => {
  const [spared, setSpared] = useState<Selection>(new Set());
  return {
    shown,
    selected: new Set(idsOf(shown).filter((id) => !spared.has(id))),
    toggle: ({ lesson }) => setSpared((now) => toggled(now, lesson.id)),
    all: () => setSpared(new Set()),
    none: () => setSpared(new Set(idsOf(shown))),
  };
};
