import type { Config } from '../../../platform/config/config.js';
import type { ComposedMail } from '../../../platform/mail/composed-mail.js';
import { optionalMail, type OptionalKind } from '../domain/mail-kinds.js';
import { oneClickUrl, stopPage } from './stop-links.js';

/** A mail that its reader may want no more of: with the ways to say so, or not sent where they have said it. */
export const optional = (
  kind: OptionalKind,
  mail: ComposedMail,
  { farmId, config }: { farmId: string; config: Config },
): ComposedMail => ({
  ...mail,
  optional: {
    kind,
    leaving(personId) {
      const link = { kind, farmId, personId };
      const label = `No more mails of this kind (${optionalMail(kind)?.name})`;
      return { foot: { label, url: stopPage(config, link) }, oneClick: oneClickUrl(config, link) };
    },
  },
});
