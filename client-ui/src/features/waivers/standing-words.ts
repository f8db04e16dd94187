import { dateWithYear } from '../../format/dates';
import { t } from '../../i18n/t';
import type { RiderStanding } from './own-waivers';

type Standing = Pick<RiderStanding, 'standing' | 'expiration_date'>;

/** What a rider has of a waiver of the barn's own. */
export const standingWords = ({ standing, expiration_date: until }: Standing): string => {
  if (standing === 'missing') return t('not signed');
  if (standing === 'outdated') return t('the text was changed: to be signed again');
  if (until === null) return t('signed, for ever');
  const day = dateWithYear(until);
  if (standing === 'expired') return t('ended on {day}', { day });
  return standing === 'ends_soon' ? t('ends on {day}: to be signed again', { day }) : t('signed until {day}', { day });
};
