/** The page of a person who rides or pays, by person id. */
export const clientHome = (personId: string): string => `/clienthome/${personId}`;
