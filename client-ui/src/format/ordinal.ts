/** "1st", "2nd", "11th" */
export const ordinal = (place: number): string => {
  const ending = ['th', 'st', 'nd', 'rd'][place % 10] ?? 'th';
  return `${place}${Math.floor(place / 10) % 10 === 1 ? 'th' : ending}`;
};
