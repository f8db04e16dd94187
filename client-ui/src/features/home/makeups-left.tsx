import { Link } from 'react-router-dom';
import { useFamily } from '../../family/family-context';
import type { Makeup } from '../../requests/client-lesson';
import { Notice } from '../../ui/notice';
import { counted } from '../../format/counts';
import { dateWithYear } from '../../format/dates';

const until = ([soonest]: readonly Makeup[]): string =>
  soonest?.package_expiry_date ? `, the first until ${dateWithYear(soonest.package_expiry_date)}` : '';

export const MakeupsLeft = ({ makeups }: { readonly makeups: readonly Makeup[] }) => {
  const { barn, base } = useFamily();
  if (makeups.length === 0) return null;
  const bookable = barn.clients_can_book_makeups === 1;
  return (
    <Notice tone="info">
      {counted(makeups.length, 'makeup lesson')} to use
      {makeups.length === 1 ? until(makeups).replace(', the first', '') : until(makeups)}.{' '}
      {bookable && (
        <Link to={`${base}/calendarmakeup/${makeups.length === 1 ? makeups[0]?.id : ''}`}>Book this makeup lesson</Link>
      )}
    </Notice>
  );
};
