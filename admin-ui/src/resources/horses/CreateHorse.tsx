import { useState } from 'react';
import { useCreate } from 'react-admin';
import { ApiError } from '@leadline/api-client';
import { TextInput } from '@/ui/inputs';
import { Modal } from '@/ui/Modal';
import { toastError, toastSuccess } from '@/ui/toast';
import type { Horse } from './horse';

export const CreateHorse = ({ onClose }: { onClose: () => void }) => {
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const [create, { isPending }] = useCreate<Horse>('horses');
  const submit = () => {
    const horse_name = name.trim();
    if (!horse_name) return setError('name is required');
    void create(
      'horses',
      { data: { horse_name } },
      {
        onSuccess: () => {
          toastSuccess(`${horse_name} was added`);
          onClose();
        },
        onError: (failure) => {
          const own = failure instanceof ApiError ? (failure.of('horse_name') ?? failure.of('name')) : undefined;
          if (own) setError(own);
          else toastError(failure);
        },
      },
    );
  };
  return (
    <Modal title="Create a New Horse" submitLabel="Save" busy={isPending} onClose={onClose} onSubmit={submit}>
      <TextInput
        label="Name"
        required
        autoFocus
        maxLength={80}
        value={name}
        error={error}
        onChange={(next) => {
          setName(next);
          setError(undefined);
        }}
      />
    </Modal>
  );
};
