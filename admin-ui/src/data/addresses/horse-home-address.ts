export const horseHome = (horseId: string): string => `/horsehome/${horseId}`;
