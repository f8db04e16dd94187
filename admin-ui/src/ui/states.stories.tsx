import Button from '@mui/material/Button';
import { ApiError } from '@leadline/api-client';
import { nothing, type Story } from '@/testing/story';
import { Empty, Failed, Forbidden, Loading } from './states';

const failed = (status: number, message: string) => (
  <Failed error={new ApiError(status, { message })} retry={nothing} />
);

export const Waits: Story = {
  screen: (
    <>
      <h1>Biscuit</h1>
      <Loading label="Loading the horse" />
    </>
  ),
  shows: 'Biscuit',
};
export const Nothing: Story = {
  screen: (
    <Empty title="No horses yet" text="Add the first." action={<Button variant="contained">Add New Horse</Button>} />
  ),
  shows: 'No horses yet',
};
export const NotOpen: Story = { screen: <Forbidden />, shows: 'This page is not open to you' };
export const Refused: Story = { screen: failed(409, 'The server is busy.'), shows: 'That did not work' };
export const RefusedByRole: Story = {
  screen: failed(403, 'You are not allowed to do this.'),
  shows: 'You are not allowed to do this.',
};
export const NotThere: Story = { screen: failed(404, 'There is no such horse.'), shows: 'Not found' };
