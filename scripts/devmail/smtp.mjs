import { SMTPServer } from 'smtp-server';

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
  server.on('error', () => {});
  return server;
}
