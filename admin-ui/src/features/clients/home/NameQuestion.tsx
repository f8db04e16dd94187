import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { Lookalikes } from '@/ui/person/Lookalikes';
import { TextField } from '@/ui/form/form-inputs';
import { Question } from '@/ui/Modal';

type Name = { readonly firstName: string; readonly lastName: string };

export const nameProblems = ({ firstName }: Name) => (firstName.trim() ? {} : { firstName: 'First Name Required' });

type NameQuestionProps = {
  readonly title: string;
  readonly personId?: string;
  readonly notice?: ReactNode;
  readonly onClose: () => void;
};

/** First and last name, and who is called so already. */
export const NameQuestion = ({ title, personId, notice, onClose }: NameQuestionProps) => {
  const [firstName, lastName] = useWatch<Name, ['firstName', 'lastName']>({ name: ['firstName', 'lastName'] });
  return (
    <Question title={title} submitLabel="Save" onClose={onClose}>
      {notice}
      <TextField source="firstName" label="First name" autoFocus required maxLength={100} autoComplete="off" />
      <TextField source="lastName" label="Last name" maxLength={100} autoComplete="off" />
      <Lookalikes described={{ firstName, lastName, ...(personId && { person_id: personId }) }} />
    </Question>
  );
};
