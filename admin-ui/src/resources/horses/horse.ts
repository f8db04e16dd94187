import type { Reply } from '@leadline/api-client';

/** `age` is the year of birth, `desc` the markings: the names are those of the wire. */
export type Horse = Reply<'rest/horses'>[number];
