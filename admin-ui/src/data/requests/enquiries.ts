import { useQuery } from '@tanstack/react-query';
import { get, type Query, type Reply } from '@leadline/api-client';
import { useAccess } from '@/data/providers/use-access';
import { useBarn } from './barn';
import { keys } from './keys';
import { usePages } from './use-pages';
import { useWrite } from './use-write';

export type EnquiryRow = Reply<'enquiries/index'>['enquiries'][number];
export type Enquiry = Reply<'enquiries/enquiry'>['enquiry'];
export type AskedPlace = NonNullable<Enquiry['place']>;
export type EnquiryState = NonNullable<Query<'enquiries/index'>['state']>;

const PAGE = 20;
/** Strangers write at any time, and no lesson changes with it. */
const FRESH_MS = 60_000;

/** The inbox; `undefined`: all states. */
export const useEnquiries = (state: EnquiryState | undefined) =>
  usePages({
    queryKey: keys.enquiriesOf(state ?? 'all'),
    step: PAGE,
    load: (page, signal) => get('enquiries/index', { ...page, ...(state && { state }) }, signal),
    rowsOf: ({ enquiries }) => enquiries,
  });

export const useEnquiry = (id: string) =>
  useQuery({
    queryKey: keys.enquiry(id),
    queryFn: ({ signal }) => get('enquiries/enquiry', { id }, signal),
    select: ({ enquiry }) => enquiry,
  });

/** How many wait for an answer; 0 for whoever may not see them, and where the barn takes none. */
export const useEnquiryCount = (): number => {
  const { canCall } = useAccess();
  const { takes_enquiries } = useBarn();
  const { data = 0 } = useQuery({
    queryKey: keys.enquiryCount,
    queryFn: ({ signal }) => get('enquiries/index', { state: 'new', limit: 1 }, signal),
    select: ({ size }) => size,
    enabled: takes_enquiries === 1 && canCall('enquiries/index'),
    refetchInterval: FRESH_MS,
  });
  return data;
};

export const useAnswerEnquiry = () => useWrite('enquiries/answer');
export const useAssignEnquiry = () => useWrite('enquiries/assign');
export const useCloseEnquiry = () => useWrite('enquiries/updateState');
export const useLinkEnquiry = () => useWrite('enquiries/link');
export const useMakeClient = () => useWrite('enquiries/makeClient');
export const useGivePlace = () => useWrite('enquiries/givePlace');
export const useDeclinePlace = () => useWrite('enquiries/declinePlace');
