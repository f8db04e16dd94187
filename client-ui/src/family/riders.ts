import type { Family, Member } from '../requests/family';
import { firstName } from '../format/first-name';
import type { Rider } from './family-context';

const riderOf = ({ person_id, student_id, person_name, first_name, last_name, is_active, level }: Member): Rider => ({
  personId: person_id,
  studentId: student_id,
  name: person_name,
  firstName: firstName(person_name),
  parts: { first: first_name, last: last_name },
  isActive: is_active === 1,
  level,
});

/** Everybody of the account who rides; those who stopped come last. */
export const ridersOf = (family: Family): readonly Rider[] =>
  family.members.map(riderOf).sort((one, other) => Number(other.isActive) - Number(one.isActive));

const rememberedKey = 'leadline.rider';

export const rememberRider = (rider: Rider): void => localStorage.setItem(rememberedKey, rider.personId);

export const forgetRider = (): void => localStorage.removeItem(rememberedKey);

/** The rider an address names; an address of the account holder means whoever was looked at last. */
export const chooseRider = (riders: readonly Rider[], personId: string): Rider | undefined => {
  const named = riders.find((rider) => rider.personId === personId);
  const remembered = localStorage.getItem(rememberedKey);
  return named ?? riders.find((rider) => rider.personId === remembered) ?? riders[0];
};
