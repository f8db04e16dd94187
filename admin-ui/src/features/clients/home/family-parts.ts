import type { FamilySignIn } from '@/data/requests/logins';

export const partNames: Readonly<Record<FamilySignIn['part'], string>> = {
  guardian: 'Guardian',
  teen: 'Rider',
  reader: 'Only looks',
};

export const parts: readonly { readonly id: FamilySignIn['part']; readonly name: string; readonly opens: string }[] = [
  {
    id: 'guardian',
    name: 'A second guardian',
    opens: 'Sees, books and cancels for everybody on the account, and pays, as the account holder does.',
  },
  { id: 'teen', name: 'A rider of the account', opens: 'Sees, books and cancels the own lessons alone.' },
  { id: 'reader', name: 'Somebody who only looks', opens: 'Sees when the family rides, and can change nothing.' },
];
