import type { StoredEvent } from '../../../platform/event-store/event.js';
import { day } from '../../../platform/mail/barn-dates.js';
import type { ComposedMail } from '../../../platform/mail/composed-mail.js';
import { follow, mail } from '../../../platform/mail/mail-type.js';
import { payUrlOf } from '../../billing/contracts.js';
import { mailedRelease, type ReleaseWarned } from '../../cards/contracts.js';
import { examplePaper, paperMail, type PaperMail } from '../wording/paper-wording.js';

interface Warning extends PaperMail {
  on: string;
  /** With the places. */
  sentence: string;
}

const exampleWarning: Warning = {
  ...examplePaper,
  on: '2026-12-11',
  sentence:
    'If it is not paid before Fri 11 Dec, these places are released, and others may take them: ' +
    'Anna Kowalska: Beginner group, 12 lessons from Mon 14 Dec.',
};

/** Places are released in a few days. */
export function releaseWarningMail({ on, sentence, ...props }: Warning = exampleWarning): ComposedMail {
  const { barn, to, payment } = props.paper;
  return paperMail('Places at risk', props, {
    to,
    subject: `Places are released on ${day(on, props.now, barn.timeZone)}: invoice ${payment.invoice_number} from ${barn.name}`,
    heading: `What is due on invoice ${payment.invoice_number} could not be charged, and is still not paid.`,
    paragraphs: [
      sentence,
      'Once it is paid, nothing is released. If that is not possible until then, please tell the barn: it can let it wait.',
    ],
  });
}

interface MailWarning {
  farmId: string;
  position: number;
  invoiceId: string;
}

/** To the account holder, whatever the barn's notification settings are; not if it was paid or held before the mail went out. */
export const releaseWarning = mail<MailWarning>({
  name: 'notifications.mailReleaseWarning',
  preview: releaseWarningMail,
  follows: follow(['cards.ReleaseWarned'], (events: readonly StoredEvent<ReleaseWarned>[]) =>
    events.map(({ position, data: { invoiceId } }) => ({ position, invoiceId })),
  ),
  ledgerId: ({ position }) => `${position}-release-warning`,
  async compose(sql, { farmId, invoiceId }, { now, config }) {
    const { paper, release } = (await mailedRelease(sql, { farmId, now }, { invoiceId })) ?? {};
    if (!paper || !release) return undefined;
    const { on, sentence } = release;
    const payUrl = payUrlOf(config, { farmId, now }, paper);
    return releaseWarningMail({ paper, on, sentence, now, publicUrl: config.publicUrl, payUrl });
  },
});
