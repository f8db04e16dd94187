import { setTimeout as tick } from 'node:timers/promises';

/** The newest mail to an address whose subject matches, as soon as the catcher has it; fails after `patience` milliseconds. */
export async function mailTo(inboxUrl, address, subject, patience = 20_000) {
  const deadline = Date.now() + patience;
  for (;;) {
    const mails = await (await fetch(`${inboxUrl.replace(/\/$/, '')}/api?to=${encodeURIComponent(address)}`)).json();
    const found = mails.find((mail) => subject.test(mail.subject));
    if (found) return found;
    if (Date.now() > deadline)
      throw new Error(
        `No mail to ${address} about ${subject}; there are: ${mails.map((mail) => mail.subject).join(' · ') || 'none'}`,
      );
    await tick(100);
  }
}
