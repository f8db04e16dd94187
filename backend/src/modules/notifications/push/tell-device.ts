import { jobType } from '../../../platform/jobs/job-type.js';
import type { ComposedMail, News } from '../../../platform/mail/composed-mail.js';

export interface TellDevice {
  farmId: string;
  deviceId: string;
  /** As the ledger of mails calls them. */
  newsId: string;
  /** By which mail they are composed, and what that was told. */
  mail: string;
  told: object;
}

/** One each, so that they fail independently; whoever is not reached in a quarter of an hour has the mail. */
export const tellDevice = jobType<TellDevice>('notifications.tellDevice', { queue: 'push', attempts: 10 });

/** A mail that is told on these devices, too. */
export const alsoTold = (mail: ComposedMail, farmId: string, devices: readonly string[], news: News): ComposedMail => ({
  ...mail,
  news,
  ...(devices.length > 0 && {
    beside: ({ id, job, data }) =>
      devices.map((deviceId) => ({
        type: tellDevice,
        id: `${farmId}-${id}-push-${deviceId}`,
        data: { farmId, deviceId, newsId: id, mail: job, told: data } satisfies TellDevice,
      })),
  }),
});
