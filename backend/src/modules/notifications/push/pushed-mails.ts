import type { MailType } from '../../../platform/mail/mail-type.js';
import { bulkNote } from '../mails/bulk-note.js';
import { cancelledStaff } from '../mails/cancelled-staff.js';
import { cancelled } from '../mails/cancelled.js';
import { changedStaff } from '../mails/changed-staff.js';
import { changed } from '../mails/changed.js';
import { deletedStaff } from '../mails/deleted-staff.js';
import { noteWritten } from '../mails/note.js';
import { placeFilled } from '../mails/place-filled.js';
import { placeOffered } from '../mails/place-offered.js';
import { reinstated } from '../mails/reinstated.js';
import { reminder } from '../mails/reminder.js';
import { removed } from '../mails/removed.js';
import { timeOffAnswered } from '../mails/time-off-answered.js';

const pushed = [
  bulkNote,
  cancelled,
  cancelledStaff,
  changed,
  changedStaff,
  deletedStaff,
  noteWritten,
  placeFilled,
  placeOffered,
  reinstated,
  reminder,
  removed,
  timeOffAnswered,
] as readonly MailType[];

/** What is told on a phone is what its mail says at that moment; undefined once there is nothing to say. */
export const pushedMail = (job: string) => pushed.find((mail) => mail.job.name === job);
