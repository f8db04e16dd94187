import { useRemoveHorseFile, type HorseFile } from '@/data/requests/horse-files';
import { Modal, Question } from '@/ui/Modal';
import { useSay } from '@/ui/use-say';

type RemoveProps = { readonly file: HorseFile; readonly onClose: () => void };

export const RemoveFile = ({ file: { id, horse_id, name, file_name }, onClose }: RemoveProps) => {
  const { mutateAsync } = useRemoveHorseFile(horse_id);
  const say = useSay();
  const called = name ?? file_name;
  const remove = async () => {
    await mutateAsync({ id });
    say.done(`${called} is removed`);
  };
  return (
    <Modal danger values={{}} onSubmit={remove} onSaved={onClose}>
      <Question title={`Remove ${called}?`} submitLabel="Remove" cancelLabel="Keep the file" onClose={onClose}>
        <p>It is gone for good: there is no undo.</p>
      </Question>
    </Modal>
  );
};
