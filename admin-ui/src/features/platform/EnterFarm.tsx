import { useState } from 'react';
import Button from '@mui/material/Button';
import { beginViewing } from '@leadline/api-client';
import { useEnterFarm } from '@/data/requests/farms';
import { Modal, Question } from '@/ui/Modal';

type EnterFarmProps = { readonly farm: { readonly id: string; readonly farm_name: string } };

/** What the barn will know is said before its people are seen. A14 */
export const EnterFarm = ({ farm: { id, farm_name } }: EnterFarmProps) => {
  const { mutateAsync } = useEnterFarm();
  const [asked, setAsked] = useState(false);
  const enter = async () => {
    const { auth_token } = await mutateAsync({ farm_id: id });
    beginViewing({ token: auth_token, farmName: farm_name });
    location.assign('/admin/');
  };
  return (
    <>
      <Button size="small" variant="outlined" aria-label={`Look inside ${farm_name}`} onClick={() => setAsked(true)}>
        Look inside
      </Button>
      {asked && (
        <Modal values={{}} onSubmit={enter} onSaved={() => setAsked(false)}>
          <Question
            title={`Look inside ${farm_name}?`}
            submitLabel="Look inside"
            cancelLabel="Cancel"
            onClose={() => setAsked(false)}
          >
            <p>You see what its administrators see, its people among it, for an hour. Nothing can be changed.</p>
            <p>The barn’s history says that somebody of the platform looked, and when.</p>
          </Question>
        </Modal>
      )}
    </>
  );
};
