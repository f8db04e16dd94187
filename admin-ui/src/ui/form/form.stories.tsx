import { ApiError } from '@leadline/api-client';
import { never } from '@/testing/server';
import { nothing, type Story } from '@/testing/story';
import { FormButtons } from './FormButtons';
import {
  AreaField,
  DateField,
  PickerField,
  RadioField,
  SelectField,
  TextField,
  TimeField,
  ToggleField,
} from './form-inputs';
import { StaleChanges } from './StaleChanges';
import { ValuesForm } from './ValuesForm';

const filled = {
  name: 'Biscuit',
  born: '2026-11-24',
  begins: '16:00',
  gender: 'G',
  notes: '',
  active: true,
  kind: 'horse',
  riders: ['st1'],
};
const genders = [
  { id: 'G', name: 'Gelding' },
  { id: 'M', name: 'Mare' },
];
const riders = [{ id: 'st1', name: 'Anna Kowalska' }];

type How = { readonly values?: typeof filled; readonly onSubmit?: () => unknown };

/** Every kind of field that the staff fill in. */
const aForm = ({ values = filled, onSubmit = nothing }: How = {}) => (
  <ValuesForm values={values} onSubmit={onSubmit} validate={({ name }) => (name ? {} : { name: 'name is required' })}>
    <TextField source="name" label="Name" required hint="As it is called in the yard" />
    <DateField source="born" label="Arrived" />
    <TimeField source="begins" label="Begins" step={30} />
    <SelectField source="gender" label="Gender" options={genders} />
    <RadioField
      source="kind"
      legend="Kind"
      options={[
        { id: 'horse', name: 'Horse' },
        { id: 'pony', name: 'Pony' },
      ]}
    />
    <PickerField source="riders" label="Riders" options={riders} />
    <AreaField source="notes" label="Notes" />
    <ToggleField source="active" label="Active" />
    <FormButtons onCancel={nothing} />
  </ValuesForm>
);

export const Filled: Story = { screen: aForm(), shows: 'Save' };
export const Incomplete: Story = {
  screen: aForm({ values: { ...filled, name: '' } }),
  pressed: 'Save',
  shows: 'name is required',
};
export const Sending: Story = { screen: aForm({ onSubmit: never }), pressed: 'Save', shows: 'Save' };
export const Refused: Story = {
  screen: aForm({
    onSubmit: () => {
      throw new ApiError(400, {
        message: 'Not valid',
        errors: [{ field: 'name', message: 'Another horse is called so' }],
      });
    },
  }),
  pressed: 'Save',
  shows: 'Another horse is called so',
};
export const Stale: Story = {
  screen: (
    <StaleChanges
      noun="horse"
      changed_by="Maya Reyes"
      changed_at="2026-11-24T21:05:00.000Z"
      changes={[{ label: 'Name', was: 'Biscuit', is: 'Crumb' }]}
      onKeepMine={nothing}
      onTakeTheirs={nothing}
    />
  ),
  shows: /Maya Reyes/,
};
