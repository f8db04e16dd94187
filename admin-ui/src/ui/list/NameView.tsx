import { maxLength, required, TextInput } from 'react-admin';
import { Modal, Question } from '@/ui/Modal';

type NameViewProps = { readonly onKeep: (name: string) => void; readonly onClose: () => void };

const rules = [required('A view needs a name'), maxLength(40)];

export const NameView = ({ onKeep, onClose }: NameViewProps) => (
  <Modal values={{ name: '' }} onSubmit={({ name }) => onKeep(name.trim())} onSaved={onClose}>
    <Question title="Save this view" submitLabel="Save" onClose={onClose}>
      <TextInput
        source="name"
        label="Name"
        helperText="Its search, filters and order, in this browser"
        validate={rules}
      />
    </Question>
  </Modal>
);
