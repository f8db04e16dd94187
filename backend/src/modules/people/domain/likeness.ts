/** Digits of a phone that tell people apart, without what a country or a trunk puts in front. */
export const TELLING_DIGITS = 9;
const FEWEST_DIGITS = 7;

export interface Likeness {
  /** Empty where nothing is known. */
  name: string;
  email: string;
  phones: string[];
}

const digitsOf = (phone: string) => phone.replace(/\D/g, '').slice(-TELLING_DIGITS);

interface Reached {
  firstName?: string;
  lastName?: string;
  email?: string | null;
  phones?: readonly (string | null | undefined)[];
}

/** By what two people are held to be the same. Upper and lower case and spaces do not count. */
export const likenessOf = ({ firstName = '', lastName = '', email, phones = [] }: Reached): Likeness => ({
  name: `${firstName} ${lastName}`.trim().replace(/\s+/g, ' ').toLowerCase(),
  email: email?.trim().toLowerCase() ?? '',
  phones: phones.map((phone) => digitsOf(phone ?? '')).filter((phone) => phone.length >= FEWEST_DIGITS),
});
