const HOUR_MS = 3_600_000;
const LONGEST_HOURS = 7 * 24;
const URGENT_HOURS = 24;

/** How long it is worth keeping for a phone that is off, in seconds; zero: it is over. */
export const secondsOfWorth = (until: Date, now: Date) =>
  Math.max(0, Math.floor(Math.min(until.getTime() - now.getTime(), LONGEST_HOURS * HOUR_MS) / 1000));

/** What is about today and tomorrow wakes a sleeping phone. RFC 8030 */
export const urgencyOf = (until: Date, now: Date) =>
  until.getTime() - now.getTime() <= URGENT_HOURS * HOUR_MS ? 'high' : 'normal';

/** Push services carry 4 KB, locked screens show two lines. */
const LONGEST_BODY = 160;

/** As the service workers read it: `tag` lets the newer take the place of the older. */
export const payloadOf = ({ title, body, path }: Record<'title' | 'body' | 'path', string>, tag: string) =>
  JSON.stringify({
    title: title.slice(0, 80),
    body: body.length > LONGEST_BODY ? `${body.slice(0, LONGEST_BODY - 1)}…` : body,
    path,
    tag,
  });
