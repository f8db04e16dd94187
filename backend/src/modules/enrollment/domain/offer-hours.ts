import { DateTime } from 'luxon';

export interface OfferHours {
  timeZone: string;
  /** How long a place is held, without the quiet hours. */
  holdHours: number;
  /** `HH:mm` in the barn's zone; the same time twice means that no hour is quiet. */
  quietFrom: string;
  quietUntil: string;
}

type Quiet = Pick<OfferHours, 'quietFrom' | 'quietUntil'>;

const hasQuiet = ({ quietFrom, quietUntil }: Quiet) => quietFrom !== quietUntil;

function isQuietAt(moment: DateTime<boolean>, { quietFrom, quietUntil }: Quiet) {
  const time = moment.toFormat('HH:mm');
  return quietFrom < quietUntil
    ? quietFrom <= time && time < quietUntil
    : hasQuiet({ quietFrom, quietUntil }) && (time >= quietFrom || time < quietUntil);
}

export const isQuiet = (now: Date, hours: OfferHours) =>
  isQuietAt(DateTime.fromJSDate(now, { zone: hours.timeZone }), hours);

/** The next time that the barn's clocks show this, after the moment itself. */
function nextAt(moment: DateTime<boolean>, time: string): DateTime<boolean> {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const on = (day: DateTime<boolean>) => day.set({ hour, minute, second: 0, millisecond: 0 });
  return on(moment) > moment ? on(moment) : on(moment.plus({ days: 1 }));
}

/** Until when a place that is offered now is held: its hours run outside the quiet ones alone, and never past `closing`. */
export function offerUntil(now: Date, closing: Date, hours: OfferHours): Date {
  let moment: DateTime<boolean> = DateTime.fromJSDate(now, { zone: hours.timeZone });
  let left = hours.holdHours * 3_600_000;
  while (left > 0 && moment.toMillis() < closing.getTime()) {
    if (isQuietAt(moment, hours)) {
      moment = nextAt(moment, hours.quietUntil);
      continue;
    }
    const pause = hasQuiet(hours) ? nextAt(moment, hours.quietFrom).toMillis() - moment.toMillis() : left;
    const run = Math.min(left, pause);
    moment = moment.plus({ milliseconds: run });
    left -= run;
  }
  return new Date(Math.min(moment.toMillis(), closing.getTime()));
}
