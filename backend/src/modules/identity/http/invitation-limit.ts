import { familyLimit } from '../../../platform/http/family-limit.js';

/** Enough for mistyped addresses, and too few to try which addresses sign in elsewhere. */
const MOST_AN_HOUR = 12;

const limited = familyLimit('invitations', MOST_AN_HOUR);

export const InvitationLimited = () => limited;
