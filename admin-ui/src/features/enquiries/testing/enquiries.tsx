import { Route, Routes } from 'react-router-dom';
import { fireEvent, screen, within } from '@testing-library/react';
import { SideMenu } from '@/app/shell/SideMenu';
import type { Answers } from '@/testing/server';
import { barn, openScreen } from '@/testing/staff';
import EnquiriesPage from '../EnquiriesPage';
import EnquiryPanel from '../EnquiryPanel';

// The inbox with one enquiry, for its specs.
export const row = {
  id: 'e1',
  name: 'Nora Lindqvist',
  wish: 'trial',
  state: 'new',
  touched_at: '2026-11-20 09:01',
  assignee_name: null,
  latest: 'Room on Saturdays?',
  by_barn: 0,
  lesson_at: null,
  lesson_title: null,
  kept_until: null,
  payment: null,
};
const text = { written_at: '2026-11-20 09:01', body: 'Room on Saturdays?', by_barn: 0, author: null };
export const enquiry = {
  id: 'e1',
  state: 'new',
  is_confirmed: 1,
  wish: 'trial',
  first_name: 'Nora',
  last_name: 'Lindqvist',
  email: 'nora@home.test',
  phone: '519 555 0142',
  rider_name: 'Ida Marie',
  birth_year: 2016,
  experience: 'none',
  rider_weight: null,
  place: null,
  assignee_id: null,
  person_id: null,
  person_name: null,
  created_at: '2026-11-20 09:01',
  texts: [text],
  assignees: [{ person_id: 'p7', name: 'Ines Tructor' }],
};
export const counts = { new: 1, answered: 2, closed: 3, unconfirmed: 4 };

export const open = (at: string, answers: Answers = {}, own: object = {}, as?: object) => {
  const screens = (
    <>
      <SideMenu narrow={false} />
      <Routes>
        <Route path="/enquiries/:state" element={<EnquiriesPage />}>
          <Route path="/enquiries/:state/:id" element={<EnquiryPanel />} />
        </Route>
        <Route path="*" element={null} />
      </Routes>
    </>
  );
  const { calls, address } = openScreen(screens, {
    at,
    ...as,
    answers: {
      'farms/farmDefaults': () => ({ farmDefaults: { ...barn, takes_enquiries: 1 }, currentUser: {} }),
      'payments/issues': () => ({ issues: [], size: 0 }),
      'people/duplicates': () => ({ duplicates: [] }),
      'enquiries/index': () => ({ enquiries: [row], size: 1, counts }),
      'enquiries/enquiry': () => ({ enquiry: { ...enquiry, ...own } }),
      ...Object.fromEntries(
        ['answer', 'assign', 'updateState', 'link', 'declinePlace'].map((call) => [
          `enquiries/${call}`,
          () => ({ enquiry }),
        ]),
      ),
      'enquiries/makeClient': () => ({ person_id: 'p9' }),
      'enquiries/givePlace': () => ({ enquiry, warnings: [] }),
      ...answers,
    },
  });
  const sent = () => calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body] as const);
  return { calls, address, sent };
};
export const panel = async () => within(await screen.findByRole('complementary', { name: 'Nora Lindqvist' }));
export const fill = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
