import { aChange, aValue } from './testing/a-change';
import { never, refuse } from '@/testing/server';
import { type Story } from '@/testing/story';
import { RecordHistory } from './RecordHistory';

const values = [
  aValue('horse_name', 'Biscuit', 'Cookie'),
  aValue('is_tracked', 'true', 'false'),
  aValue('price_minor', '45000', '48050'),
  aValue('tax_percent', null, '0.13'),
  aValue('date_of_birth', '2014-05-01', null),
];

const history = (answer: () => unknown) => ({
  screen: <RecordHistory record="horse" id="h1" labels={{ horse_name: 'Name' }} />,
  answers: { 'history/index': answer },
});

export const Full: Story = {
  ...history(() => ({ changes: [aChange(), aChange({ position: 6, values })], next: 5 })),
  shows: 'Show earlier changes',
};
export const Empty: Story = { ...history(() => ({ changes: [], next: null })), shows: 'Nothing has been changed yet.' };
export const Refused: Story = { ...history(() => refuse(400, { message: 'Not now' })), shows: 'Not now' };
export const Loading: Story = {
  ...history(never),
  screen: (
    <>
      <h2>Changes</h2>
      {history(never).screen}
    </>
  ),
  shows: 'Changes',
};
