import type { Member } from '@/data/requests/people';

const said = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase();

const namesakeOf = (members: readonly Member[], personId: string) => {
  const me = members.find(({ person_id }) => person_id === personId);
  return ({ person_name }: Member) => me !== undefined && said(person_name) === said(me.person_name);
};

/** Those who ride on the same account, the ones of the same name first. */
export const othersOf = (members: readonly Member[], personId: string): readonly Member[] => {
  const isNamesake = namesakeOf(members, personId);
  return members
    .filter(({ person_id, is_active }) => is_active === 1 && person_id !== personId)
    .toSorted((one, other) => Number(isNamesake(other)) - Number(isNamesake(one)));
};

export const standsTwice = (members: readonly Member[], personId: string): boolean =>
  othersOf(members, personId).some(namesakeOf(members, personId));
