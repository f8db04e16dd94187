/** Where the barn enters under which codes it books. */
export const settingsOfAccounting = '/setup/updateprefs#settings-accounting';

/** Where what a field of the bookkeeping lacks is entered; days are chosen where they are asked for. */
export const addressOfField = (field: string): string | null => {
  if (field === 'account_code') return '/setup/packages';
  return field === 'date2' ? null : settingsOfAccounting;
};
