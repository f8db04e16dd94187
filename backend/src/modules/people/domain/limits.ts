/** Longest texts, for whoever takes a person in: forms and imports alike. */
export const PERSON_LIMITS = {
  name: 100,
  email: 254,
  phone: 50,
  address: 100,
  postcode: 20,
  level: 200,
  tack: 200,
  notes: 5000,
} as const;
