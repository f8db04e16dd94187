import type { RiderStanding } from './own-waivers';

/** For whom it is to be signed: nothing good is there, or what is ends soon. */
export const signable = (riders: readonly RiderStanding[]) => riders.filter(({ standing }) => standing !== 'valid');
