import { useQuery } from '@tanstack/react-query';
import { ask, get, type Reply } from '@leadline/api-client';
import { keys } from './keys';

export type ReminderPreview = Reply<'payments/previewReminders'>;
export type NextReminders = Reply<'payments/nextReminders'>;
export type ReminderRun = Reply<'payments/reminderRun'>;

/** What reminding these accounts would do; a question, whose ids are too many for an address. */
export const usePreviewReminders = (accountIds: readonly string[]) =>
  useQuery({
    queryKey: keys.previewReminders(accountIds),
    queryFn: () => ask('payments/previewReminders', { account_ids: [...accountIds] }),
    gcTime: 0,
  });

/** What the clock does next, or would do if reminders were on. */
export const useNextReminders = (enabled: boolean) =>
  useQuery({
    queryKey: keys.nextReminders,
    queryFn: ({ signal }) => get('payments/nextReminders', {}, signal),
    enabled,
  });

const isUnderWay = ({ mails }: ReminderRun): boolean => mails.some(({ state }) => state === 'waiting');

/** Looked at every second for as long as a mail is on its way. */
export const useReminderRun = (runId: string) =>
  useQuery({
    queryKey: keys.reminderRun(runId),
    queryFn: ({ signal }) => get('payments/reminderRun', { run_id: runId }, signal),
    refetchInterval: ({ state: { data } }) => (data && isUnderWay(data) ? 1000 : false),
  });

type Left = Pick<ReminderPreview, 'without_address' | 'on_hold' | 'reminded_today'>;

const are = (number: number) => (number === 1 ? 'is' : 'are');

/** Who gets no mail, and why, as numbers that open. */
export const leftOut = ({ without_address, on_hold, reminded_today }: Left) => [
  { key: 'address', text: `${without_address.length} without an address`, names: without_address },
  { key: 'hold', text: `${on_hold.length} ${are(on_hold.length)} on hold`, names: on_hold },
  {
    key: 'today',
    text: `${reminded_today.length} ${reminded_today.length === 1 ? 'was' : 'were'} reminded today already`,
    names: reminded_today,
  },
];
