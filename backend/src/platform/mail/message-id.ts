import { validate } from 'uuid';

const addressOf = (from: string) => /<([^>]+)>/.exec(from)?.[1] ?? from;

/** By it mail servers, mail programs and whoever tells of a bounce know a mail. */
export const messageId = (farmId: string, mailId: string, from: string) =>
  `<${mailId}.${farmId}@${addressOf(from).split('@').at(-1)}>`;

/** Undefined unless it is of the kind that we make; whether there is such a mail is another question. */
export function readMessageId(text: string): { farmId: string; mailId: string } | undefined {
  const [, mailId, farmId] = /^<?([^<>@\s]{1,300})\.([0-9a-f-]{36})@[^<>@\s]+>?$/.exec(text.trim()) ?? [];
  return mailId && farmId && validate(farmId) ? { farmId, mailId } : undefined;
}
