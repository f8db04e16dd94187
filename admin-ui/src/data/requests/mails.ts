import { keepPreviousData } from '@tanstack/react-query';
import { get, type Query, type Reply } from '@leadline/api-client';
import { keys } from './keys';
import { usePages } from './use-pages';
import { useWrite } from './use-write';

export type Mail = Reply<'mails/index'>['mails'][number];
export type MailState = Mail['state'];
export type MailFilter = Pick<Query<'mails/index'>, 'state' | 'kind' | 'q'>;

const PAGE = 20;

/** Every mail of the barn that left or waits, the newest first. */
export const useMails = (filter: MailFilter) =>
  usePages({
    queryKey: keys.mails(filter),
    step: PAGE,
    load: (page, signal) => get('mails/index', { ...page, ...filter }, signal),
    rowsOf: ({ mails }) => mails,
    placeholderData: keepPreviousData,
  });

export const useRepeatMail = () => useWrite('mails/sendAgain');
