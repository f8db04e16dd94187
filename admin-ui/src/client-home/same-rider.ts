import type { Member } from '@/requests/people';

const said = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase();

/** Those who ride on the same account, the ones of the same name first. */
export const othersOf = (members: readonly Member[], personId: string): readonly Member[] => {
  const me = members.find(({ person_id }) => person_id === personId);
  const isNamesake = ({ person_name }: Member) => said(person_name) === said(me?.person_name ?? '');
  return members
    .filter(({ person_id, is_active }) => is_active === 1 && person_id !== personId)
    .toSorted((one, other) => Number(isNamesake(other)) - Number(isNamesake(one)));
};

export const standsTwice = (members: readonly Member[], personId: string): boolean => {
  const me = members.find(({ person_id }) => person_id === personId);
  const [first] = othersOf(members, personId);
  return me !== undefined && first !== undefined && said(first.person_name) === said(me.person_name);
};
