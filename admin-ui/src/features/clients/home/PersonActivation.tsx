import { useState } from 'react';
import Button from '@mui/material/Button';
import { useFamily } from '@/data/client-context';
import { ActivationQuestion } from '@/features/clients/person/ActivationQuestion';

/** The whole account on the holder's page, one rider on a member's. R030 */
export const PersonActivation = () => {
  const { currentClient, account, members } = useFamily();
  const [asking, setAsking] = useState(false);
  const { person_id, person_name } = currentClient;
  const isHolder = account?.person_id === person_id;
  const is_active = isHolder ? account.is_active : (members.find((one) => one.person_id === person_id)?.is_active ?? 1);
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {is_active ? 'Inactivate' : 'Activate'}
      </Button>
      {asking && (
        <ActivationQuestion person={{ person_id, person_name, is_active, isHolder }} onClose={() => setAsking(false)} />
      )}
    </>
  );
};
