import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { ApiError } from '@leadline/api-client';
import { longName, nothing, type Story } from '@/testing/story';
import { Empty, Failed, Loading } from '@/ui/states';
import { Facts } from './Facts';
import { RecordPage } from './RecordPage';

const tabs = [
  { to: '/horsehome/h1/details', label: 'Details' },
  { to: '/horsehome/h1/notes', label: 'Notes', count: 3 },
];

const known = (
  <Facts
    facts={[
      { label: 'Height', value: '15.2' },
      { label: 'Email', value: 'owner@example.com', as: 'email' },
      { label: 'Tack', value: '' },
      { label: 'Rides', value: 0 },
    ]}
  />
);

const horse = (details: ReactNode, list?: { to: string; label: string }) => ({
  at: '/horsehome/h1/details',
  screen: (
    <Routes>
      <Route
        path="/horsehome/:id"
        element={<RecordPage list={list} name={longName} address="/horsehome/h1" tabs={tabs} summary={known} />}
      >
        <Route path="details" element={details} />
        <Route path="notes" element={<p>What was noted</p>} />
      </Route>
      <Route path="/horses" element={<p>All horses</p>} />
    </Routes>
  ),
});

export const Full: Story = { ...horse(<p>What it is like</p>), shows: 'What it is like' };
export const WithList: Story = {
  ...horse(<p>What it is like</p>, { to: '/horses', label: 'Horses' }),
  shows: 'Horses',
};
export const TabWaits: Story = { ...horse(<Loading />), shows: longName };
export const TabEmpty: Story = { ...horse(<Empty title="No notes yet" />), shows: 'No notes yet' };
export const TabRefused: Story = {
  ...horse(<Failed error={new ApiError(409, { message: 'The server is busy.' })} retry={nothing} />),
  shows: 'The server is busy.',
};
export const TabNotOpen: Story = {
  ...horse(<Failed error={new ApiError(403, { message: 'Your role does not include notes.' })} retry={nothing} />),
  shows: 'Your role does not include notes.',
};
