import { dayWithYear } from '../../../format/money';
import { t } from '../../../i18n/t';
import { said } from '../said';
import type { Ordered } from './voucher';

export const goodUntil = (expiry: string | null): string =>
  expiry === null ? t('It does not expire') : dayWithYear(expiry);

export const totalOf = ({ total, currency_code }: Pick<Ordered, 'total' | 'currency_code'>): string =>
  said(total / 100, currency_code);
