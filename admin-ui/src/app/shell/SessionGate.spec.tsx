import { ApiError } from '@leadline/api-client';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { queryClient } from '@/data/providers/query-client';
import { keys } from '@/data/requests/keys';
import { never, refuse } from '@/testing/server';
import { openScreen } from '@/testing/staff';
import { OfflineBanner } from './OfflineBanner';
import { SessionGate } from './SessionGate';

const open = () => {
  const server = { isBroken: false };
  openScreen(
    <>
      <OfflineBanner />
      <SessionGate>
        <input aria-label="Note" />
      </SessionGate>
    </>,
    {
      answers: {
        'vusers/getUserPermissions': () => (server.isBroken ? refuse(503, { message: 'Not now' }) : { codes: [] }),
      },
    },
  );
  return server;
};

const note = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Note' });
const askAgain = () => act(() => queryClient.refetchQueries({ queryKey: keys.permissions }));

it('keeps what was typed while asking again fails, and says so until it does not any more', async () => {
  const server = open();
  fireEvent.change(await note(), { target: { value: 'half a sentence' } });
  server.isBroken = true;
  await askAgain();
  await screen.findByText(/does not answer as it should/);
  expect((await note()).value).toBe('half a sentence');
  server.isBroken = false;
  await askAgain();
  await waitFor(() => expect(screen.queryByText(/does not answer/)).toBeNull());
  expect((await note()).value).toBe('half a sentence');
});

it('asks again by itself until the server is back, and not after a refusal', () => {
  const { refetchInterval } = queryClient.getDefaultOptions().queries ?? {};
  const after = (error: Error | null) =>
    typeof refetchInterval === 'function' &&
    refetchInterval({ state: { error } } as Parameters<typeof refetchInterval>[0]);
  expect([null, new ApiError(403, {}), new ApiError(503, {}), new ApiError(0, {})].map(after)).toEqual([
    false,
    false,
    15_000,
    15_000,
  ]);
});

it.each([
  ['/clienthome/p1/lessons', 1],
  ['/horses', 0],
] as const)('says at %s that permissions are not there yet, where that is a client home', async (at, times) => {
  openScreen(
    <SessionGate>
      <p>Anna</p>
    </SessionGate>,
    { at, answers: { 'vusers/getUserPermissions': never } },
  );
  await screen.findByRole('status', { name: 'Opening the barn' });
  expect(screen.queryAllByText('Permissions Not Yet Loaded')).toHaveLength(times);
  expect(screen.queryByText('Anna')).toBeNull();
});
