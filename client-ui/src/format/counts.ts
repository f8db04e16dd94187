/** "1 lesson", "4 lessons" */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? name;

/** "1st", "2nd", "11th" */
export const ordinal = (place: number): string => {
  const ending = ['th', 'st', 'nd', 'rd'][place % 10] ?? 'th';
  return `${place}${Math.floor(place / 10) % 10 === 1 ? 'th' : ending}`;
};
