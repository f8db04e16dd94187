import type { KnownPerson } from '../../people/contracts.js';

/** Whoever the barn has already, on an account of their own; ids are names. */
export const known = (person_name: string, rest: Partial<KnownPerson> = {}): KnownPerson => ({
  person_id: person_name,
  person_name,
  account_id: person_name,
  is_active: true,
  name: person_name.toLowerCase(),
  email: '',
  phones: [],
  ...rest,
});
