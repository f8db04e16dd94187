export const staffHome = (personId: string): string => `/staffhome/${personId}`;
