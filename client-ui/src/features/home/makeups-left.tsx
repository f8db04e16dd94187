import { t } from '../../i18n/t';
import { Link } from 'react-router-dom';
import { useFamily } from '../../family/family-context';
import type { Makeup } from '../../requests/client-lesson';
import { Notice } from '../../ui/notice';
import { dateWithYear } from '../../format/dates';

/** How many, and until when the first of them is to be used. */
const wordsOf = (makeups: readonly Makeup[]): string => {
  const count = makeups.length;
  const first = makeups[0]?.package_expiry_date;
  return first
    ? t(
        '{count, plural, one {# makeup lesson to use, until {day}} other {# makeup lessons to use, the first until {day}}}.',
        { count, day: dateWithYear(first) },
      )
    : t('{count, plural, one {# makeup lesson} other {# makeup lessons}} to use.', { count });
};

export const MakeupsLeft = ({ makeups }: { readonly makeups: readonly Makeup[] }) => {
  const { barn, base } = useFamily();
  if (makeups.length === 0) return null;
  const bookable = barn.clients_can_book_makeups === 1;
  return (
    <Notice tone="info">
      {wordsOf(makeups)}{' '}
      {bookable && (
        <Link to={`${base}/calendarmakeup/${makeups.length === 1 ? makeups[0]?.id : ''}`}>
          {t('Book this makeup lesson')}
        </Link>
      )}
    </Notice>
  );
};
