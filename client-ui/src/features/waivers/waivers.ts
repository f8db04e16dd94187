import { get } from '@leadline/api-client';
import { queryOptions } from '@tanstack/react-query';

export const templatesQuery = () =>
  queryOptions({
    queryKey: ['waiver-templates'],
    queryFn: ({ signal }) => get('waiver/getTemplateListDataBase', {}, signal),
  });

/** What the account has signed, as the barn has it. */
export const waiversQuery = (personId: string) =>
  queryOptions({
    queryKey: ['waivers', personId],
    queryFn: ({ signal }) => get('waiver/getAccountWaiversDatabase', { person_id: personId }, signal),
  });

/** The same, once the provider was asked. */
export const renewedWaiversQuery = (personId: string) =>
  queryOptions({
    queryKey: ['waivers', personId, 'renewed'],
    queryFn: ({ signal }) => get('waiver/getAccountWaiverList', { person_id: personId }, signal),
  });

export const waiverQuery = (id: string) =>
  queryOptions({
    queryKey: ['waiver', id],
    queryFn: ({ signal }) => get('waiver/waiverRetrieve', { id }, signal),
  });
