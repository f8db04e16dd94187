import net from 'node:net';

const REPLIES = {
  EHLO: '250-bench\r\n250 SIZE 1000000\r\n',
  HELO: '250 bench\r\n',
  MAIL: '250 ok\r\n',
  RCPT: '250 ok\r\n',
  RSET: '250 ok\r\n',
  NOOP: '250 ok\r\n',
  QUIT: '221 bye\r\n',
};

/** A mail server that takes everything and remembers when it took which Message-ID. */
export async function openMailbox() {
  const taken = new Map();
  const hearers = new Set();
  const server = net.createServer((socket) => {
    socket.setNoDelay().write('220 bench\r\n');
    let text = '';
    let inMail = false;
    socket
      .on('error', () => undefined)
      .on('data', (bytes) => {
        text += bytes.toString('latin1');
        for (;;) {
          const end = text.indexOf(inMail ? '\r\n.\r\n' : '\r\n');
          if (end < 0) return;
          const part = text.slice(0, end);
          text = text.slice(end + (inMail ? 5 : 2));
          if (inMail) {
            const id = /^message-id:\s*(\S+)/im.exec(part)?.[1];
            if (taken.has(id)) throw new Error(`The mail ${id} came twice.`);
            taken.set(id, performance.now());
            inMail = false;
            socket.write('250 taken\r\n');
            for (const hear of hearers) hear();
          } else if (part.toUpperCase() === 'DATA') {
            inMail = true;
            socket.write('354 go on\r\n');
          } else socket.write(REPLIES[part.slice(0, 4).toUpperCase()] ?? '500 what?\r\n');
        }
      });
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `smtp://127.0.0.1:${server.address().port}`,
    taken,
    /** Resolves when so many mails have come in all. */
    until: (count, limitMs = 60_000) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(
          () => reject(new Error(`${taken.size} of ${count} mails came in ${limitMs} ms.`)),
          limitMs,
        );
        const hear = () => {
          if (taken.size < count) return;
          clearTimeout(timer);
          hearers.delete(hear);
          resolve([...taken.values()]);
        };
        hearers.add(hear);
        hear();
      }),
    close: () => server.close(),
  };
}
