import { AutocompleteInput, ReferenceInput } from 'react-admin';
import { recordOf } from '@leadline/api-client';

const source = 'owner_id';
const { label, hint } = recordOf('horses').fields[source] ?? {};
const found = (q: string) => ({ q, is_active: 1 });

/** Whose own horse it is: an account holder by name, or nobody where it is the school's. */
export const OwnerInput = () => (
  <ReferenceInput source={source} reference="accounts" sort={{ field: 'person_name', order: 'ASC' }}>
    <AutocompleteInput label={label} optionText="person_name" filterToQuery={found} helperText={hint} />
  </ReferenceInput>
);
