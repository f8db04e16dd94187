/** By what texts name somebody. */
export interface Named {
  readonly firstName: string;
  readonly lastName: string;
  /** Somebody who stays has the same first and last name. */
  readonly isNamesake: boolean;
  /** Ids, addresses and telephone numbers that nobody else has. */
  readonly reached: readonly string[];
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
/** In any spacing, and as JSON writes it. */
const written = (text: string) =>
  [...new Set([text, JSON.stringify(text).slice(1, -1)])].map((one) =>
    escaped(one).replaceAll(/\s+/g, String.raw`\s+`),
  );

/** A first name alone is anybody's. */
const namesOf = ({ firstName, lastName, isNamesake }: Named) => {
  const [first, last] = [firstName.trim(), lastName.trim()];
  return isNamesake || !first || !last ? [] : [`${first} ${last}`, `${last} ${first}`, `${last}, ${first}`];
};

/** A regular expression of PostgreSQL that finds people in texts by whole words; at least one of them has something to be found by. */
export const wordsOf = (people: readonly Named[]) =>
  `(?<!\\w)(?:${people.flatMap((one) => [...namesOf(one), ...one.reached].flatMap(written)).join('|')})(?!\\w)`;
