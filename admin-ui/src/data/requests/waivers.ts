import { useMutation, useQuery } from '@tanstack/react-query';
import { get } from '@leadline/api-client';
import { savePdf } from '@leadline/api-client/waivers';
import { keys } from './keys';

/** What an account may sign, and where. */
export const useOfferedTemplates = (personId: string) =>
  useQuery({
    queryKey: keys.waiverTemplatesOf(personId),
    queryFn: ({ signal }) => get('waiver/getTemplateListDataBase', { person_id: personId }, signal),
  });

/** Who has signed a template: an account, or without `id` everybody. */
export const useTemplateWaivers = (asked: { readonly template_id: string; readonly id?: string }) =>
  useQuery({
    queryKey: keys.waiversOf(asked),
    queryFn: ({ signal }) => get('waiver/waiverList', asked, signal),
  });

export const useWaiver = (id: string) =>
  useQuery({ queryKey: keys.waiver(id), queryFn: ({ signal }) => get('waiver/waiverRetrieve', { id }, signal) });

export const useWaiverPdf = (id: string) =>
  useMutation({ mutationFn: () => get('waiver/waiverRetrievePdf', { id }), onSuccess: savePdf });
