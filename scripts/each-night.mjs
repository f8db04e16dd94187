import { report } from './problem.mjs';

const aMinute = 60_000;

/** At this hour of this machine's clock, next time. */
export function nextNight(hour, now) {
  const night = new Date(now);
  night.setHours(hour, 0, 0, 0);
  if (night <= now) night.setDate(night.getDate() + 1);
  return night;
}

/** Also on SIGUSR2; one at a time, and the next night again though one has failed. `work` is told how many there were, with this one. */
export function eachNight(hour, work) {
  let due = nextNight(hour, new Date());
  let isWorking = false;
  let nth = 0;
  const begin = async () => {
    if (isWorking) return;
    isWorking = true;
    due = nextNight(hour, new Date());
    await work(nth + 1).then(() => nth++, report);
    isWorking = false;
  };
  // Looked at each minute: one timer for the whole night would come late on a machine that slept.
  setInterval(() => new Date() >= due && void begin(), aMinute).unref();
  if (process.platform !== 'win32') process.on('SIGUSR2', () => void begin());
}
