import { maxLength, maxValue, minValue, NumberInput, required, TextInput } from 'react-admin';

const year = [minValue(1950, 'Between 1950 and 2050'), maxValue(2050, 'Between 1950 and 2050')];

export const HorseInputs = () => (
  <>
    <TextInput source="horse_name" label="Name" validate={[required('horse must have a name'), maxLength(100)]} />
    <TextInput source="height" label="Height" validate={maxLength(50)} />
    <TextInput source="color" label="Color" validate={maxLength(100)} />
    <NumberInput source="age" label="Year born" validate={year} />
    <TextInput source="gender" label="Gender" validate={maxLength(50)} />
    <TextInput source="tack" label="Tack" validate={maxLength(200)} />
    <TextInput source="desc" label="Markings" multiline minRows={3} />
  </>
);
