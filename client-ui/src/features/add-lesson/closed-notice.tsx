import { t } from '../../i18n/t';
import { useQuery } from '@tanstack/react-query';
import { shortDay } from '../../format/dates';
import { isDay } from '../../format/is-day';
import { closedDaysQuery } from '../../requests/closures';
import { Notice } from '../../ui/notice';

/** Said before the barn refuses it. */
export const ClosedNotice = ({ day }: { readonly day: string }) => {
  const { data } = useQuery({ ...closedDaysQuery({ from: day, to: day }), enabled: isDay(day) });
  const name = data?.get(day);
  return name === undefined ? null : (
    <Notice tone="warning" role="status">
      {t('The barn is closed on {day}: {name}. Choose another day.', { day: shortDay(day), name })}
    </Notice>
  );
};
