import { createContext, use } from 'react';

/** A record's page beside a lesson shows the first ten of each list, and no more on request. R087 */
export const TopTenContext = createContext(false);
export const useTopTen = (): boolean => use(TopTenContext);

export const TOP = 10;
