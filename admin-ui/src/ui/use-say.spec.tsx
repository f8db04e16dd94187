import { fireEvent, screen } from '@testing-library/react';
import { useNotificationContext } from 'react-admin';
import { ApiError } from '@leadline/api-client';
import { openScreen } from '@/testing/staff';
import { useSay, type Say } from './use-say';

const refusal = new ApiError(409, { message: 'It is taken' });

/** What is said, and for how many seconds. */
const Said = ({ say: saying }: { say: (say: Say) => void }) => {
  const say = useSay();
  const { notifications } = useNotificationContext();
  const { autoHideDuration } = notifications.at(-1)?.notificationOptions ?? {};
  return (
    <>
      <button type="button" onClick={() => saying(say)}>
        go
      </button>
      {autoHideDuration && <output>{`${autoHideDuration / 1000} s`}</output>}
    </>
  );
};

// R195 R239 G01: a message's own seconds win; else success and errors stay 5 s, warnings about what is missing 15 s.
describe('what is said stays', () => {
  it.each<[string, string, (say: Say) => void]>([
    ['5 s when something was done', '5 s', (say) => say.done('Saved')],
    ['5 s when it was refused', '5 s', (say) => say.refused(refusal)],
    ['15 s when something is missing', '15 s', (say) => say.warn('section is required')],
    [
      '15 s when staff have to decide about it',
      '15 s',
      (say) => say.done('Saved', { warnings: [{ message: 'Clash' }] }),
    ],
    [
      'as long as the message says: a setup list’s 15 s',
      '15 s',
      (say) => say.done('Location Hall added', { seconds: 15 }),
    ],
    ['as long as the message says: an edit’s 3 s', '3 s', (say) => say.done('Title updated', { seconds: 3 })],
    [
      '8 s at least where it can be taken back',
      '8 s',
      (say) => say.done('Moved', { seconds: 3, undo: () => undefined }),
    ],
  ])('%s', async (_, seconds, say) => {
    openScreen(<Said say={say} />);
    fireEvent.click(await screen.findByRole('button', { name: 'go' }));
    await screen.findByText(seconds);
  });
});
