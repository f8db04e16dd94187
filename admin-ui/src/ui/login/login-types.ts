import type { Login, UserAccount } from '@/data/requests/logins';

/** What somebody may sign in as; fixed once the login is made. A15 */
export const typesOf = ({ is_instructor, is_account_holder }: UserAccount): ('INS' | 'STU')[] => [
  ...(is_instructor ? (['INS'] as const) : []),
  ...(is_account_holder ? (['STU'] as const) : []),
];

export const typeNames: Readonly<Record<Login['type'], string>> = {
  ADM: 'Administrator',
  INS: 'Staff',
  STU: 'Family',
};
