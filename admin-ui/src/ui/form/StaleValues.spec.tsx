import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ApiError } from '@leadline/api-client';
import { openScreen } from '@/testing/staff';
import { TextField } from './form-inputs';
import { FormButtons } from './FormButtons';
import { StaleValues, useSeenValues } from './StaleValues';
import { ValuesForm } from './ValuesForm';

const current = { level: 'Novice', tack: 'Western', version: 3, changed_by: 'Ada Minister' };
const shownOf = ({ level, tack }: { level: string; tack: string }) => ({ level, tack });

const Rider = () => {
  const { seen, theirs, guard, settle } = useSeenValues({ level: 'Novice', tack: '', version: 2 }, shownOf);
  const send = () => guard(Promise.reject(new ApiError(412, { message: 'Stale', current })));
  return (
    <ValuesForm values={{ level: 'Novice', tack: '' }} onSubmit={send}>
      {theirs && (
        <StaleValues
          noun="student"
          labels={{ level: 'Level', tack: 'Tack' }}
          seen={seen}
          theirs={theirs}
          onSettled={settle}
        />
      )}
      <TextField source="level" label="Level" />
      <TextField source="tack" label="Tack" />
      <output>{`from ${seen.version}`}</output>
      <FormButtons onCancel={() => undefined} />
    </ValuesForm>
  );
};

const refused = async () => {
  openScreen(<Rider />);
  fireEvent.change(await screen.findByLabelText('Level'), { target: { value: 'Advanced' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Ada Minister changed this student meanwhile');
};
const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

describe('a form of texts whose record somebody else changed', () => {
  it.each([
    ['Keep what I filled in', 'Advanced'],
    ['Take theirs', 'Novice'],
  ])('goes on from theirs: %s', async (answer, level) => {
    await refused();
    fireEvent.click(screen.getByRole('button', { name: answer }));
    await waitFor(() => expect(value('Tack')).toBe('Western'));
    expect(value('Level')).toBe(level);
    screen.getByText('from 3');
  });
});
