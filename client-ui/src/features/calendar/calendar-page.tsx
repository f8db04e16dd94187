import { t, type Text } from '../../i18n/t';
import { useQuery } from '@tanstack/react-query';
import { AskTheBarn } from '../../components/ask-the-barn';
import { useFamily } from '../../family/family-context';
import { daysLater } from '../../format/dates';
import { calendarLessonsQuery } from '../../requests/calendar-lessons';
import { closedDaysQuery, type ClosedDays } from '../../requests/closures';
import { Button, ButtonLink } from '../../ui/button';
import { Loaded } from '../../ui/loaded';
import { State } from '../../ui/state';
import { useIsPhone } from '../../ui/use-is-phone';
import { Agenda } from './agenda';
import styles from './calendar-page.module.css';
import { daysOf, headingOf, turned, views, type View } from './calendar-days';
import { filtersToWire, useCalendarUrl, type CalendarUrl } from './calendar-url';
import { FilterPanel } from './filter-panel';
import { MonthGrid } from './month-grid';
import { tilesOf } from './tiles';
import { TimeGrid } from './time-grid';
import { useSlots, type SlotAddress } from './use-slots';

const mostNoticeDays = 14;
const noneClosed: ClosedDays = new Map();

type OfEachView = Readonly<Record<View, Text>>;
const before: OfEachView = { month: 'Previous month', week: 'Previous week', day: 'Previous day' };
const after: OfEachView = { month: 'Next month', week: 'Next week', day: 'Next day' };
const nothing: OfEachView = {
  month: 'No lessons in this month',
  week: 'No lessons in this week',
  day: 'No lessons on this day',
};

const Navigator = ({ page, today, addressOf }: Omit<CalendarUrl, 'filters'>) => (
  <div className={styles.navigator}>
    <nav className={styles.pages} aria-label={t('Dates')}>
      <ButtonLink to={addressOf({ day: turned(page, -1) })} aria-label={t(before[page.view])}>
        ‹
      </ButtonLink>
      <ButtonLink to={addressOf({ day: today })}>{t('Today')}</ButtonLink>
      <ButtonLink to={addressOf({ day: turned(page, 1) })} aria-label={t(after[page.view])}>
        ›
      </ButtonLink>
    </nav>
    <nav className={styles.views} aria-label={t('View')}>
      {views.map((view) => (
        <ButtonLink key={view} replace to={addressOf({ view })} aria-current={view === page.view ? 'true' : undefined}>
          {t(view)}
        </ButtonLink>
      ))}
    </nav>
  </div>
);

const Lessons = ({ url: { page, today, addressOf, filters } }: { readonly url: CalendarUrl }) => {
  const { barn, riders } = useFamily();
  const phone = useIsPhone();
  const slots = useSlots();
  const days = daysOf(page);
  const range = { from: days[0] ?? page.day, to: days.at(-1) ?? page.day };
  const query = useQuery(calendarLessonsQuery(range, filtersToWire(filters)));
  const { data: closed = noneClosed } = useQuery(closedDaysQuery(range));
  const openSlots: SlotAddress = slots && ((day, minutes) => (closed.has(day) ? null : slots(day, minutes)));
  const dayAddress = (day: string) => addressOf({ view: 'day', day });
  return (
    <Loaded query={query}>
      {(calendar) => {
        const look = {
          byClientName: barn.show_lesson_by_client_name === 1,
          own: riders.map(({ studentId }) => studentId),
        };
        const tiles = tilesOf(calendar, look);
        const month = page.day.slice(0, 7);
        const listed = page.view === 'month' ? days.filter((day) => day.startsWith(month)) : days;
        const drawn = { days, today, tiles, slots: openSlots, closed, dayAddress };
        const empty = !tiles.some(({ day }) => listed.includes(day));
        return (
          <div aria-busy={query.isPlaceholderData} className={styles.lessons}>
            {empty && (
              <State title={t(nothing[page.view])}>
                {filters.chosen > 0 && <Button onClick={filters.clear}>{t('clear all filters')}</Button>}
              </State>
            )}
            {phone && <Agenda days={listed} tiles={tiles} slots={openSlots} closed={closed} />}
            {!phone && page.view === 'month' && <MonthGrid {...drawn} month={month} />}
            {!phone && page.view !== 'month' && <TimeGrid {...drawn} />}
          </div>
        );
      }}
    </Loaded>
  );
};

/** At the day that is looked at, or the first one after it and today that the barn's notice leaves. */
const addressToAdd = (slots: SlotAddress, { page: { day }, today }: CalendarUrl): string | null => {
  if (!slots) return null;
  const from = day < today ? today : day;
  const days = Array.from({ length: mostNoticeDays }, (_, later) => daysLater(from, later));
  return days.map((one) => slots(one)).find((address) => address !== null) ?? null;
};

/** The barn's lessons as it shows them to families: a month of them, below each other on a phone. R208 A09 B08 */
const CalendarPage = () => {
  const { barn, rider } = useFamily();
  const url = useCalendarUrl();
  const slots = useSlots();
  const adding = addressToAdd(slots, url);
  if (barn.clients_can_view_calendar !== 1) {
    return (
      <State title={t('This barn does not show its calendar to clients.')}>
        <AskTheBarn barn={barn} subject={t('Lessons for {name}', { name: rider.name })} />
      </State>
    );
  }
  return (
    <div className={styles.page}>
      <title>{`${t('Calendar')} · ${barn.farm_name}`}</title>
      <header className={styles.head}>
        <h1>{t('Calendar')}</h1>
        {adding && <ButtonLink to={adding}>{t('Add a lesson')}</ButtonLink>}
      </header>
      <h2 aria-live="polite">{headingOf(url.page)}</h2>
      <Navigator {...url} />
      <FilterPanel filters={url.filters} />
      <Lessons url={url} />
    </div>
  );
};

export default CalendarPage;
