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
