import { moment } from '../../../platform/mail/barn-dates.js';
import { composeMail, type ComposedMail } from '../../../platform/mail/composed-mail.js';
import { follow, mail } from '../../../platform/mail/mail-type.js';
import { writtenAmount } from '../../../platform/money/written-amount.js';
import type { SeasonAnnounced } from '../../enrollment/contracts.js';
import { familyAndSession, ridersInSeason, type MailedSession } from '../queries/mailed-session.js';
import { optional } from '../links/optional-mail.js';
import { exampleFamily, portalButton, type ToFamily } from '../wording/lesson-wording.js';
import { exampleSession, sessionRows } from '../wording/session-wording.js';

export interface Announced extends ToFamily {
  session: MailedSession;
  /** First names of the family's riders. */
  riders: readonly string[];
  /** Null: they are registered already. */
  until: Date | null;
}

export const exampleAnnounced: Announced = {
  ...exampleFamily,
  session: exampleSession,
  riders: ['Anna', 'Leo'],
  until: new Date('2026-11-20T04:59:00Z'),
};

const inWords = (names: readonly string[]) => new Intl.ListFormat('en-GB').format(names);

export function seasonAnnouncedMail(props: Announced = exampleAnnounced): ComposedMail {
  const { sender, holder, session, riders, until, now } = props;
  const names = inWords(riders);
  const held = until && moment(until, now, sender.timeZone);
  return composeMail('Registration', sender, holder, {
    subject: held ? `A place is kept for ${names}: ${session.title}` : `Registered: ${names}, ${session.title}`,
    heading: held
      ? `${session.title} is the next season, and a place in it is kept for ${names}.`
      : `${names} ${riders.length > 1 ? 'go on' : 'goes on'} in ${session.title}.`,
    paragraphs: held
      ? [
          `It is kept until ${held}. Please register until then, or decline it; after that it is free for everybody.`,
          toPay(props),
        ]
      : [`The places are reserved. ${toPay(props)} If this does not suit you, leave it on the registration page.`],
    facts: [...sessionRows(session, props), ...(held ? [['Kept until', held] as [string, string]] : [])],
    list: [],
    ...portalButton(props, held ? 'Register or decline' : 'See the registration', 'registration'),
  });
}

const toPay = ({ session: { productName, priceMinor }, currency, riders }: Announced) =>
  priceMinor > 0
    ? `${productName}, ${writtenAmount(priceMinor, currency)}${riders.length > 1 ? ' for each' : ''}, is to be paid for it.`
    : 'Nothing is to be paid for it.';

interface MailSeason {
  farmId: string;
  position: number;
  seriesId: string;
  studentIds: readonly string[];
  until: string | null;
}

/** To the account holder, for those of the family's riders of whom it still holds. */
export const seasonAnnounced = mail<MailSeason>({
  name: 'notifications.mailSeasonAnnounced',
  preview: seasonAnnouncedMail,
  follows: follow<SeasonAnnounced, Omit<MailSeason, 'farmId'>>(['enrollment.SeasonAnnounced'], (events) =>
    events.map(({ position, data }) => ({ position, ...data })),
  ),
  ledgerId: ({ position }) => `${position}-season`,
  async compose(sql, { farmId, seriesId, studentIds, until }, { now, config }) {
    const [studentId] = studentIds;
    if (!studentId || (until !== null && new Date(until) <= now)) return undefined;
    const [{ family, session }, riders] = await Promise.all([
      familyAndSession(sql, farmId, { seriesId, studentId }),
      ridersInSeason(sql, farmId, { seriesId, studentIds, until }),
    ]);
    if (!family || !session || riders.length === 0) return undefined;
    const names = riders.map(({ name }) => name);
    const written = seasonAnnouncedMail({
      ...family,
      now,
      publicUrl: config.publicUrl,
      session,
      riders: names,
      until: until === null ? null : new Date(until),
    });
    // Whoever is registered already has something to pay: that is always told.
    return until === null ? written : optional('seasons', written, { farmId, config });
  },
});
