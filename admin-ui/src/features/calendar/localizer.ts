import { DateTime, Settings } from 'luxon';
import type { luxonLocalizer as Localizer } from 'react-big-calendar';
import luxon from 'react-big-calendar/lib/localizers/luxon';
import { unwrap } from './dnd';
import { quickComparisons } from './quick-comparisons';
import { RememberedZone } from './remembered-zone';

type Sorted = Readonly<Record<'evtA' | 'evtB', { start: Date; end: Date; allDay: boolean }>>;

/** In the month the library would put the longest lesson first; people read a day by its times. */
const sortEvents = ({ evtA, evtB }: Sorted) =>
  Number(evtB.allDay) - Number(evtA.allDay) ||
  evtA.start.getTime() - evtB.start.getTime() ||
  evtB.end.getTime() - evtA.end.getTime();

const makeLocalizer = unwrap(luxon) as unknown as typeof Localizer;

/** The calendar library reads dates in luxon's default zone: the barn's, wherever the browser stands. */
export const localizerFor = (zone: string, mondayFirst: boolean) => {
  Settings.defaultZone = new RememberedZone(zone);
  const localizer = makeLocalizer(DateTime, { firstDayOfWeek: mondayFirst ? 1 : 7 });
  return Object.assign(localizer, quickComparisons(localizer), { sortEvents });
};
