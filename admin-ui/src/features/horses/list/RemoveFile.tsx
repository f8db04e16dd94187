import { useState } from 'react';
import IconButton from '@mui/material/IconButton';
import DeleteOutline from '@mui/icons-material/DeleteOutline';
import { useRemoveHorseFile, type HorseFile } from '@/data/requests/horse-files';
import { Modal, Question } from '@/ui/Modal';
import { useSay } from '@/ui/use-say';

export const RemoveFile = ({ file: { id, horse_id, file_name } }: { readonly file: HorseFile }) => {
  const { mutateAsync, isPending } = useRemoveHorseFile(horse_id);
  const [asked, setAsked] = useState(false);
  const say = useSay();
  const remove = async () => {
    await mutateAsync({ id });
    say.done(`${file_name} is removed`);
  };
  return (
    <>
      <IconButton size="small" disabled={isPending} aria-label={`Remove ${file_name}`} onClick={() => setAsked(true)}>
        <DeleteOutline fontSize="small" />
      </IconButton>
      {asked && (
        <Modal danger values={{}} onSubmit={remove} onSaved={() => setAsked(false)}>
          <Question
            title={`Remove ${file_name}?`}
            submitLabel="Remove"
            cancelLabel="Keep the file"
            onClose={() => setAsked(false)}
          >
            <p>It is gone for good: there is no undo.</p>
          </Question>
        </Modal>
      )}
    </>
  );
};
