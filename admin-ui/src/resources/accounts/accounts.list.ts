import type { Reply } from '@leadline/api-client';
import { AccountDetails } from '../clients/AccountDetails';
import type { ListDescription } from '../list/describe-list';

export const accounts: ListDescription<Reply<'rest/accounts'>[number]> = {
  resource: 'accounts',
  title: 'Account Holders',
  noun: ['account holder', 'account holders'],
  searchHint: 'start typing to search for an account holder',
  name: 'person_name',
  fields: [
    { source: 'person_name', label: 'Name' },
    { source: 'contact_email', label: 'Email', type: 'email' },
    { source: 'contact_mobile', label: 'Mobile', type: 'phone', sorted: false, phone: true },
    { source: 'contact_homephone', label: 'Home phone', type: 'phone', sorted: false },
    {
      source: 'members',
      label: 'Riders',
      type: 'number',
      value: ({ members }) => members.filter(({ is_active }) => is_active).length,
    },
    { source: 'is_active', label: 'State', type: 'state', hidden: true },
  ],
  Details: AccountDetails,
};
