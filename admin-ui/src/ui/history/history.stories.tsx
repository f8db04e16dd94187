import { aChange } from './testing/a-change';
import { never, refuse } from '@/testing/server';
import { type Story } from '@/testing/story';
import { RecordHistory } from './RecordHistory';

const values = [
  { field: 'horse_name', was: 'Biscuit', became: 'Cookie' },
  { field: 'is_tracked', was: 'true', became: 'false' },
  { field: 'price_minor', was: '45000', became: '48050' },
  { field: 'tax_percent', was: null, became: '0.13' },
  { field: 'date_of_birth', was: '2014-05-01', became: null },
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
