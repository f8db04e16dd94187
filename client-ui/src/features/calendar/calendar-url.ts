import { useSearchParams } from 'react-router-dom';
import { useFamily } from '../../family/family-context';
import { todayIn } from '../../format/dates';
import { isDay } from '../../format/is-day';
import { isView, type Page } from './calendar-days';

export const selects = ['instructor', 'program_type', 'program', 'location', 'section', 'student', 'horse'] as const;
export type SelectName = (typeof selects)[number];
const toggles = ['lesson_cancelled', 'available', 'student_cancelled'] as const;
export type ToggleName = (typeof toggles)[number];

/** Cancelled lessons and riders are shown unless told otherwise, full lessons as well. G13 */
const usual: Readonly<Record<ToggleName, '0' | '1'>> = {
  lesson_cancelled: '1',
  available: '0',
  student_cancelled: '1',
};

/** Page and filters, all of them in the address, so that Back, a reload and a link lead there again. R208 */
export const useCalendarUrl = () => {
  const { barn } = useFamily();
  const [params, setParams] = useSearchParams();
  const today = todayIn(barn.time_zone);
  const [date, view] = [params.get('date'), params.get('view')];
  const page: Page = {
    view: isView(view) ? view : 'month',
    day: isDay(date) ? date : today,
    mondayFirst: barn.monday_start === 1,
  };
  const addressOf = (to: Partial<Pick<Page, 'view' | 'day'>>): string => {
    const next = new URLSearchParams(params);
    const { view: shown, day } = { ...page, ...to };
    if (shown === 'month') next.delete('view');
    else next.set('view', shown);
    if (day === today) next.delete('date');
    else next.set('date', day);
    return `?${next.toString()}`;
  };
  const set = (name: SelectName | ToggleName, value: string) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (value === '' || value === usual[name as ToggleName]) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const clear = () =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        for (const name of [...selects, ...toggles]) next.delete(name);
        return next;
      },
      { replace: true },
    );
  const valueOf = (name: SelectName): string => params.get(name) ?? '';
  const isOn = (name: ToggleName): boolean => (params.get(name) ?? usual[name]) === '1';
  const chosen = [...selects, ...toggles].filter((name) => params.has(name)).length;
  return { page, today, addressOf, filters: { valueOf, isOn, set, clear, chosen } };
};

export type CalendarUrl = ReturnType<typeof useCalendarUrl>;

/** As the server names them. */
export const filtersToWire = ({ valueOf, isOn }: CalendarUrl['filters']) => ({
  ...Object.fromEntries(selects.flatMap((name) => (valueOf(name) ? [[`${name}_id`, valueOf(name)]] : []))),
  ...(isOn('lesson_cancelled') ? {} : { lesson_cancelled: 0 as const }),
  ...(isOn('student_cancelled') ? {} : { student_cancelled: 0 as const }),
  ...(isOn('available') ? { available: 'available' as const } : {}),
});
