import { useState } from 'react';
import { useGetOne, useUpdate } from 'react-admin';
import Button from '@mui/material/Button';
import { ApiError } from '@leadline/api-client';
import { useAccess } from '@/providers/use-access';
import { TextArea, TextInput } from '@/ui/inputs';
import { SidePanel } from '@/ui/SidePanel';
import { Failed, Loading } from '@/ui/states';
import { toastError, toastSuccess } from '@/ui/toast';
import type { Horse } from './horse';
import './edit-horse.css';

type Fields = Readonly<Record<'horse_name' | 'height' | 'color' | 'age' | 'gender' | 'desc' | 'tack', string>>;

const fieldsOf = (horse: Horse): Fields => ({
  horse_name: horse.horse_name,
  height: horse.height ?? '',
  color: horse.color ?? '',
  age: horse.age === null ? '' : String(horse.age),
  gender: horse.gender ?? '',
  desc: horse.desc ?? '',
  tack: horse.tack ?? '',
});

const HorseForm = ({ horse, onClose }: { horse: Horse; onClose: () => void }) => {
  const before = fieldsOf(horse);
  const [fields, setFields] = useState(before);
  const [refused, setRefused] = useState<ApiError>();
  const [update, { isPending }] = useUpdate<Horse>('horses');
  const readOnly = !useAccess().canCall('PUT rest/horses/{id}');
  const save = (data: Fields, text: string, undo?: () => void) =>
    void update(
      'horses',
      {
        id: horse.id,
        data: { ...horse, ...data, age: data.age === '' ? null : Number(data.age) },
        previousData: horse,
      },
      {
        onSuccess: () => {
          toastSuccess(text, 5, undo);
          onClose();
        },
        onError: (error) =>
          error instanceof ApiError && error.errors.length > 0 ? setRefused(error) : toastError(error),
      },
    );
  const input = (name: keyof Fields) => ({
    value: fields[name],
    error: refused?.of(name),
    readOnly,
    onChange: (value: string) => setFields({ ...fields, [name]: value }),
  });
  return (
    <form
      className="horse-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save({ ...fields, horse_name: fields.horse_name.trim() }, `Changes to ${fields.horse_name} saved`, () =>
          save(before, 'Undone'),
        );
      }}
    >
      <TextInput label="Name" required {...input('horse_name')} />
      <TextInput label="Height" {...input('height')} />
      <TextInput label="Color" {...input('color')} />
      <TextInput label="Year born" type="number" min={1950} max={2050} {...input('age')} />
      <TextInput label="Gender" {...input('gender')} />
      <TextInput label="Tack" {...input('tack')} />
      <div className="horse-form-wide">
        <TextArea label="Markings" {...input('desc')} />
      </div>
      {!readOnly && (
        <div className="horse-form-wide horse-form-actions">
          <Button variant="outlined" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" disabled={isPending || fields.horse_name.trim() === ''}>
            Save
          </Button>
        </div>
      )}
    </form>
  );
};

export const EditHorse = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { data, error, refetch } = useGetOne<Horse>('horses', { id });
  return (
    <SidePanel title={data?.horse_name ?? 'Horse'} onClose={onClose}>
      {error ? (
        <Failed error={error} retry={() => void refetch()} />
      ) : data ? (
        <HorseForm horse={data} onClose={onClose} />
      ) : (
        <Loading rows={6} />
      )}
    </SidePanel>
  );
};
