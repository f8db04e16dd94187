import { useState } from 'react';
import Button from '@mui/material/Button';
import { useSetFarmActivation } from '@/data/requests/farms';
import { Modal, Question } from '@/ui/Modal';
import { useSay } from '@/ui/use-say';

type Farm = { readonly id: string; readonly farm_name: string; readonly is_active: number };

/** What follows is said before a barn is switched off; switching it on is taken back by switching it off. F13 */
export const FarmActivation = ({ farm: { id, farm_name, is_active } }: { farm: Farm }) => {
  const { mutateAsync, isPending } = useSetFarmActivation();
  const [asked, setAsked] = useState(false);
  const say = useSay();
  const set = (active: 0 | 1) => mutateAsync({ id, is_active: active });
  const activate = () =>
    void say.after(set(1), () => say.done(`${farm_name} is active. Its people can sign in again.`));
  const inactivate = async () => {
    await set(0);
    say.done(`${farm_name} is inactive`, { undo: activate });
  };
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        disabled={isPending}
        aria-label={`${is_active ? 'Inactivate' : 'Activate'} ${farm_name}`}
        onClick={() => (is_active ? setAsked(true) : activate())}
      >
        {is_active ? 'Inactivate' : 'Activate'}
      </Button>
      {asked && (
        <Modal danger values={{}} onSubmit={inactivate} onSaved={() => setAsked(false)}>
          <Question
            title={`Inactivate ${farm_name}?`}
            submitLabel="Inactivate"
            cancelLabel="Keep it active"
            onClose={() => setAsked(false)}
          >
            <p>Its staff and families are signed out within a minute, and cannot sign in. Its public page closes.</p>
            <p>Nothing is deleted: once it is activated again, everything is as it was.</p>
          </Question>
        </Modal>
      )}
    </>
  );
};
