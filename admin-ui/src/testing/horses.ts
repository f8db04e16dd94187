import { HorseFiles } from '@/features/horses/list/HorseFiles';
import { horses } from '@/features/horses/list/horses.list';

const { home: _, ...list } = horses;

/** The horses as a list whose records have no page of their own: they open beside it. */
export const horsesBeside = { ...list, history: 'horse', Belongings: HorseFiles } as const;

/** A row of the horses' list. */
export const aHorse = (own: object = {}) => ({
  id: 'h1',
  horse_name: 'Biscuit',
  height: '14.2',
  color: 'bay',
  age: 2012,
  gender: 'Gelding',
  desc: null,
  tack: null,
  is_active: 1,
  ...own,
});
