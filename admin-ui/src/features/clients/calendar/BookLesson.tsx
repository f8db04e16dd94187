import { useLocation, useSearchParams } from 'react-router-dom';
import { useBarn } from '@/data/requests/barn';
import { addDays, isDay, todayIn } from '@/data/time/day';
import { dateOnly, shortDay } from '@/data/time/words';
import { DayNavigator } from '@/ui/DayNavigator';
import { BookableAgenda } from './BookableAgenda';
import { useRider } from './rider';

const daysAtOnce = 30;

/** Lessons with free places, thirty days at a time from the one that the address names. R250 */
export default function BookLesson() {
  const { address, name } = useRider();
  const { pathname } = useLocation();
  const { time_zone } = useBarn();
  const [params, setParams] = useSearchParams();
  const today = todayIn(time_zone);
  const asked = params.get('date');
  const from = isDay(asked) && asked > today ? asked : today;
  const to = addDays(from, daysAtOnce - 1);
  const go = (day: string) =>
    setParams((now) => {
      const next = new URLSearchParams(now);
      if (day > today) next.set('date', day);
      else next.delete('date');
      return next;
    });
  const [page = 'calendarbook'] = pathname.slice(address.length + 1).split('/');
  return (
    <div className="record-part booking-page one-column">
      <title>{`Book a lesson for ${name} – Leadline`}</title>
      <header className="booking-head row middle wrap">
        <h2 aria-live="polite">
          {shortDay(from)} – {shortDay(to)} {dateOnly(to).slice(-4)}
        </h2>
        <DayNavigator
          day={from}
          today={today}
          unit="days"
          onStep={(step) => go(addDays(from, step * daysAtOnce))}
          onChoose={go}
        />
      </header>
      <BookableAgenda range={{ from, to }} at={`${address}/${page}`} />
    </div>
  );
}
