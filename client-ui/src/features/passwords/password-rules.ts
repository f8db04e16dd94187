import { t } from '../../i18n/t';
/** Why a new password is refused, or nothing. */
export const refusedPassword = (password: string): string | undefined => {
  if (password === '') return t('No password provided.');
  if (password.length < 8) return t('Password is too short - should be 8 chars minimum.');
  if (!/\p{L}/u.test(password) || !/\d/.test(password)) return t('must contain at least one number and one letter');
  return undefined;
};

/** The browser's own idea of an email address, with the barn's words. */
export const refusedEmail = (email: string): string | undefined => {
  if (email === '') return t('email required');
  const input = Object.assign(document.createElement('input'), { type: 'email', value: email });
  return input.checkValidity() ? undefined : t('Enter an email address, for example anna@example.com');
};
