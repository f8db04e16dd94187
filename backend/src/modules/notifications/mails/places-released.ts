import type { StoredEvent } from '../../../platform/event-store/event.js';
import { day } from '../../../platform/mail/barn-dates.js';
import type { ComposedMail } from '../../../platform/mail/composed-mail.js';
import { follow, mail } from '../../../platform/mail/mail-type.js';
import { payUrlOf } from '../../billing/contracts.js';
import { mailedRelease, type PlacesReleased, type ReleasedLessons } from '../../cards/contracts.js';
import { lessonsInWords } from '../../enrollment/contracts.js';
import { examplePaper, paperMail, type PaperMail } from '../wording/paper-wording.js';

interface Released extends PaperMail {
  released: readonly ReleasedLessons[];
}

const exampleReleased: Released = {
  ...examplePaper,
  released: [
    { rider: 'Anna Kowalska', title: 'Beginner group', count: 12, from: '2026-12-14' },
    { rider: 'Leo Kowalski', title: 'Private lesson', count: 1, from: '2026-12-16' },
  ],
};

/** What was charged in vain was not paid in time. */
export function placesReleasedMail({ released, ...props }: Released = exampleReleased): ComposedMail {
  const { barn, to, payment } = props.paper;
  const words = (date: string) => day(date, props.now, barn.timeZone);
  return paperMail('Places released', props, {
    to,
    subject: `Places were released: invoice ${payment.invoice_number} from ${barn.name}`,
    heading: `What is due on invoice ${payment.invoice_number} was not paid, so these places were released.`,
    paragraphs: [
      ...released.map((lessons) => `${lessons.rider}: ${lessonsInWords(lessons, words)}`),
      'Nothing is taken from a package for them, and what was paid stays yours. The invoice stays open.',
      'Once it is paid, the barn can give you places that are still free.',
    ],
  });
}

interface MailReleased {
  farmId: string;
  position: number;
  invoiceId: string;
  places: PlacesReleased['data']['places'];
}

/** To the account holder, whatever the barn's notification settings are. */
export const placesReleased = mail<MailReleased>({
  name: 'notifications.mailPlacesReleased',
  preview: placesReleasedMail,
  follows: follow(['cards.PlacesReleased'], (events: readonly StoredEvent<PlacesReleased>[]) =>
    events.map(({ position, data: { invoiceId, places } }) => ({ position, invoiceId, places })),
  ),
  ledgerId: ({ position }) => `${position}-places-released`,
  async compose(sql, { farmId, ...which }, { now, config }) {
    const { paper, released = [] } = (await mailedRelease(sql, { farmId, now }, which)) ?? {};
    if (!paper || released.length === 0) return undefined;
    const payUrl = payUrlOf(config, { farmId, now }, paper);
    return placesReleasedMail({ paper, released, now, publicUrl: config.publicUrl, payUrl });
  },
});
