import type { Enquiry } from '@/data/requests/enquiries';
import { useLookalikes, type Lookalike } from '@/data/requests/people';

/** Clients whom the barn knows and who may be the same; staff without an account are none. */
export const useKnownClients = ({ first_name, last_name, email, phone }: Enquiry): readonly Lookalike[] => {
  const described = { firstName: first_name, lastName: last_name, email, ...(phone && { phone1: phone }) };
  const { data = [] } = useLookalikes(described);
  return data.filter(({ account_name }) => account_name);
};
