import type { StoredEvent } from '../../../platform/event-store/event.js';
import type { ComposedMail } from '../../../platform/mail/composed-mail.js';
import { follow, mail } from '../../../platform/mail/mail-type.js';
import { titleOf, type PackageRenewed } from '../../billing/contracts.js';
import { aboutPayment, examplePaper, paperMail, type AboutPayment, type PaperMail } from '../wording/paper-wording.js';

export function renewedMail(props: PaperMail = examplePaper): ComposedMail {
  const { payment, items, to } = props.paper;
  const what = items[0] ? `${items[0].product_name} for ${items[0].person_name}` : 'A package';
  return paperMail('Renewal', props, {
    to,
    subject: `Renewed: ${what}`,
    heading: `${what} is renewed for another month.`,
    paragraphs: [`${titleOf(payment)} is attached. No card is charged by itself.`],
  });
}

/** To the account holder and the guardians who want it, with the invoice. R164 E11 */
export const renewed = mail<AboutPayment>({
  name: 'notifications.mailRenewal',
  preview: renewedMail,
  follows: follow(['billing.PackageRenewed'], (events: readonly StoredEvent<PackageRenewed>[]) =>
    events.map(({ position, data: { paymentId } }) => ({ position, paymentId })),
  ),
  ledgerId: ({ position }) => `${position}-renewed`,
  compose: aboutPayment(renewedMail),
});
