import type { HorseChoice } from '@/data/requests/horse-choices';
import type { Option } from '@/data/requests/types';

export type Offered = Pick<Option, 'id' | 'name'> & { readonly choice?: HorseChoice };

/** In the server's order; by name alone before it has answered, or without signal. */
export const offered = (choices: readonly HorseChoice[] = [], horses: readonly Option[]): Offered[] => {
  const ranked = new Set(choices.map(({ id }) => id));
  return [
    ...choices.map((choice) => ({ id: choice.id, name: choice.name, choice })),
    ...horses.filter(({ id }) => !ranked.has(id)),
  ];
};
