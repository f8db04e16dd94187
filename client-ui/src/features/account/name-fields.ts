import { t } from '../../i18n/t';
export type Names = { readonly firstName: string; readonly lastName: string };

export const nameFields = ({ firstName, lastName }: Names) => [
  { name: 'firstName' as const, label: t('First name'), defaultValue: firstName, maxLength: 100, autoComplete: 'off' },
  { name: 'lastName' as const, label: t('Last name'), defaultValue: lastName, maxLength: 100, autoComplete: 'off' },
];

/** R156 */
export const nameProblems = ({ firstName }: Names) => (firstName ? {} : { firstName: t('First Name Required') });
