export type Names = { readonly firstName: string; readonly lastName: string };

export const nameFields = ({ firstName, lastName }: Names) => [
  { name: 'firstName' as const, label: 'First name', defaultValue: firstName, maxLength: 100, autoComplete: 'off' },
  { name: 'lastName' as const, label: 'Last name', defaultValue: lastName, maxLength: 100, autoComplete: 'off' },
];

/** R156 */
export const nameProblems = ({ firstName }: Names) => (firstName ? {} : { firstName: 'First Name Required' });
