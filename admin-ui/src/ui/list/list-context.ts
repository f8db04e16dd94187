import { createContext, use } from 'react';
import { useAccess } from '@/data/providers/use-access';
import type { AnyRow, ListDescription } from './describe-list';

export const DescriptionContext = createContext<ListDescription<AnyRow> | null>(null);

export const useDescription = (): ListDescription<AnyRow> => {
  const description = use(DescriptionContext);
  if (!description) throw new Error('Parts of a list stand inside a ResourceList.');
  return description;
};

/** What whoever looks at the list may do with it; without inputs there is nothing to fill in. */
export const useListAccess = () => {
  const { resource, Inputs, fields } = useDescription();
  const { canAct } = useAccess();
  const isForm = Inputs !== undefined || fields.some(({ input }) => input);
  const may = (action: 'create' | 'edit') => isForm && canAct(resource, action);
  return { mayCreate: may('create'), mayEdit: may('edit') };
};
