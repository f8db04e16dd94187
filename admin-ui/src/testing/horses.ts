import type { HorseFile } from '@/data/requests/horse-files';
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

/** A photo; a document where its kind is another. */
export const aFile = (own: Partial<HorseFile> = {}): HorseFile => ({
  id: 'f1',
  horse_id: 'h1',
  file_name: 'biscuit.png',
  content_type: 'image/png',
  size: 1_200_000,
  is_image: 1,
  url: '/api/horses/file/f1',
  kind: 'photo',
  name: null,
  valid_until: null,
  state: 'open',
  days: null,
  ...own,
});
