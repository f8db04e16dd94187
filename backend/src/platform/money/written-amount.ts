/** `CAD 45.00`, for people: of minor units. G05 */
export const writtenAmount = (minor: number, currency: string) => `${currency} ${(minor / 100).toFixed(2)}`;
