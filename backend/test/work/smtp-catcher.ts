import { createServer, type AddressInfo, type Socket } from 'node:net';

export interface CaughtMail {
  to: string;
  messageId: string;
  subject: string;
  /** All of it, as it came over the wire, for whoever takes it apart. */
  source: string;
  /** All of it, its quoted-printable undone wherever it looks like one: to be searched, not to be taken apart. */
  words: string;
  /** When its sender was told to go on: it lived then. */
  since: number;
}

const header = (source: string, name: string) =>
  new RegExp(`^${name}: *((?:.|\\r\\n[ \\t])*)`, 'im')
    .exec(source)?.[1]
    ?.replace(/\r\n[ \t]/g, '')
    .trim() ?? '';
const decoded = (text: string) =>
  text
    .replace(/=\?UTF-8\?Q\?(.*?)\?=/gi, (_, words: string) =>
      Buffer.from(
        words
          .replaceAll('_', ' ')
          .replace(/=([0-9A-F]{2})/gi, (_match, hex: string) => String.fromCharCode(parseInt(hex, 16))),
        'latin1',
      ).toString('utf8'),
    )
    .replace(/=\?UTF-8\?B\?(.*?)\?=/gi, (_, words: string) => Buffer.from(words, 'base64').toString('utf8'));

/** Quoted-printable undone, as far as a search needs it. */
const readable = (source: string) =>
  Buffer.from(
    source.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

/** A mail server that keeps what it is sent, and can be told to refuse. */
export async function smtpCatcher() {
  const mails: CaughtMail[] = [];
  const open = new Set<Socket>();
  const rules = { refuse: (_to: string): string | undefined => undefined };
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket)).on('error', () => undefined);
    const say = (line: string) => socket.write(`${line}\r\n`);
    let pending = '';
    let to = '';
    let inData = false;
    let since = 0;
    say('220 catcher');
    const command = (line: string) => {
      if (/^(EHLO|HELO|MAIL|RSET|NOOP)/i.test(line)) return say('250 ok');
      if (/^RCPT/i.test(line)) {
        to = /<(.*?)>/.exec(line)?.[1] ?? '';
        return say(rules.refuse(to) ?? '250 ok');
      }
      if (/^QUIT/i.test(line)) return socket.end('221 bye\r\n');
      inData = /^DATA/i.test(line);
      since = Date.now();
      return say(inData ? '354 go on' : '502 what?');
    };
    socket.on('data', (bytes) => {
      pending += bytes.toString('latin1');
      for (
        let end = pending.indexOf(inData ? '\r\n.\r\n' : '\r\n');
        end >= 0;
        end = pending.indexOf(inData ? '\r\n.\r\n' : '\r\n')
      ) {
        const part = pending.slice(0, end);
        pending = pending.slice(end + (inData ? 5 : 2));
        if (!inData) {
          command(part);
          continue;
        }
        const source = part;
        mails.push({
          to,
          messageId: header(source, 'Message-ID'),
          subject: decoded(header(source, 'Subject')),
          source,
          words: readable(source),
          since,
        });
        inData = false;
        say('250 kept');
      }
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    rules,
    stop: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}

export type SmtpCatcher = Awaited<ReturnType<typeof smtpCatcher>>;
