import { SMTPServer } from 'smtp-server';

/** Accepts every mail for everybody, without a password, and hands it to `keep`. */
export function smtpServer(keep) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    async onData(stream, session, done) {
      try {
        const parts = await stream.toArray();
        keep(
          Buffer.concat(parts),
          session.envelope.rcptTo.map(({ address }) => address),
        );
        done();
      } catch (error) {
        done(error);
      }
    },
  });
  // A client that hangs up in the middle is no reason to stop.
  server.on('error', () => {});
  return server;
}
