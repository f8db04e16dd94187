import { liveUntilStopped } from '../lifetime.mjs';
import { startMailCatcher } from './server.mjs';

const { MAIL_DIR = '.data/mail', SMTP_PORT = '1025', WEB_PORT = '1080', MAIL_HOST = '127.0.0.1' } = process.env;
const catcher = await startMailCatcher({
  folder: MAIL_DIR,
  smtpPort: Number(SMTP_PORT),
  webPort: Number(WEB_PORT),
  host: MAIL_HOST,
});
await liveUntilStopped(
  async () => console.log(`Mail catcher: ${catcher.smtpUrl}, inbox ${catcher.inboxUrl}`),
  catcher.stop,
);
