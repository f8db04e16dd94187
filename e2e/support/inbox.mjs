import { setTimeout as tick } from 'node:timers/promises';
import { WAIT_MS } from '../../scripts/test-timeout.mjs';

const inboxOf = async (inboxUrl, address) =>
  (await fetch(`${inboxUrl.replace(/\/$/, '')}/api?to=${encodeURIComponent(address)}`)).json();

/** The mails that somebody has already: the next one is another. */
export const mailsSoFar = async (inboxUrl, address) => (await inboxOf(inboxUrl, address)).map(({ id }) => id);

/** The newest mail to an address whose subject matches and that is none of `seen`, as soon as the catcher has it. */
export async function mailTo(inboxUrl, address, subject, { seen = [] } = {}) {
  const deadline = Date.now() + WAIT_MS;
  for (;;) {
    const mails = (await inboxOf(inboxUrl, address)).filter(({ id }) => !seen.includes(id));
    const found = mails.find((mail) => subject.test(mail.subject));
    if (found) return found;
    if (Date.now() > deadline)
      throw new Error(
        `No mail to ${address} about ${subject}; there are: ${mails.map((mail) => mail.subject).join(' · ') || 'none'}`,
      );
    await tick(100);
  }
}
