import type { Reply } from '@leadline/api-client';
import type { Barn } from '../requests/barn';

export type SignIn = Reply<'family_sign_ins/index'>['sign_ins'][number];

type Asked = Pick<Barn, 'family_part'>;

/** What a part opens on the screens; the server refuses the rest. Here: who is on the account, and who else signs in. */
export const keepsAccount = ({ family_part }: Asked): boolean => family_part === null;

/** Notes, money, waivers. */
export const actsForFamily = ({ family_part }: Asked): boolean => family_part === null || family_part === 'guardian';
