import { useWatch } from 'react-hook-form';
import { recordOf, settingOf } from '@leadline/api-client';
import { WhomItConcerns } from '@/features/day/bulk/WhomItConcerns';
import { useBarn } from '@/data/requests/barn';
import { usePreviewBulk } from '@/data/requests/bulk';
import { useLessonsOfRange } from '@/data/requests/lessons-of-range';
import { isDay, todayIn } from '@/data/time/day';
import { DateField } from '@/ui/form/form-inputs';

type Days = { readonly from: string; readonly to: string };

const MOST = 2000;

/** Whom closing concerns, before anything is saved: what each would get if these lessons were called off as the barn usually does. */
const Concerned = ({ from, to }: Days) => {
  const barn = useBarn();
  const { data } = useLessonsOfRange({ from, to }, [], false);
  const today = todayIn(barn.time_zone);
  const ids = (data?.lessons ?? [])
    .filter(({ scheduled_date, lesson_is_cancelled }) => scheduled_date >= today && lesson_is_cancelled !== 1)
    .filter(({ scheduled_date }) => scheduled_date >= from)
    .map(({ id }) => id);
  const { preview, error } = usePreviewBulk({
    bulkIds: ids.slice(0, MOST),
    cancelAction: settingOf(barn, 'lesson_cancel_default_action'),
    scheduled_date: from,
  });
  if (!data) return null;
  if (ids.length === 0) return <p className="muted full">No lessons are planned on these days.</p>;
  return (
    <WhomItConcerns
      {...{ preview, error }}
      where="on these days"
      when="Closing calls nothing off by itself. If you call these lessons off afterwards, as you usually do:"
    />
  );
};

const described = recordOf('closed_days').fields['last_day'];

/** The last day, and what stands on the days by then. */
export const LastDay = () => {
  const [first, last] = useWatch<{ first_day?: string; last_day?: string | null }, ['first_day', 'last_day']>({
    name: ['first_day', 'last_day'],
  });
  const to = last && isDay(last) ? last : first;
  const isSpan = isDay(first ?? '') && !!first && !!to && to >= first;
  return (
    <>
      <DateField
        source="last_day"
        label={described?.label ?? ''}
        hint={described?.hint}
        {...(first && { min: first })}
      />
      {isSpan && <Concerned from={first} to={to} />}
    </>
  );
};
