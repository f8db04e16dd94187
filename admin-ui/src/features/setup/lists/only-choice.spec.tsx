import { fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { queryClient } from '@/data/providers/query-client';
import { optionsQuery } from '@/data/requests/options';
import { SetupPage } from '@/features/setup/SetupPage';
import { Page } from '@/testing/server';
import { openScreen } from '@/testing/staff';
import SetupList from '.';

const options = {
  program: [{ id: 'p1', name: 'Camps' }],
  instructor: [{ id: 'i1', name: 'Maya Reyes' }],
  location: [{ id: 'l1', name: 'Indoor arena' }],
  product: [{ id: 'd1', name: '10 lessons' }],
};

it.each(['on their way', 'known'])(
  'a new section has what there is one of already, where it needs it, lists being %s',
  async (lists) => {
    if (lists === 'known') queryClient.setQueryData(optionsQuery.queryKey, options as never);
    const { calls } = openScreen(
      <Routes>
        <Route path="/setup" element={<SetupPage />}>
          <Route path="*" element={<SetupList />} />
        </Route>
      </Routes>,
      {
        at: '/setup/sections/sectionform/add',
        answers: {
          'rest/sections': () => new Page([]),
          'options/index': () => ({ options }),
          'POST rest/sections': ({ body }) => ({ id: 'g1', ...(body as object), warnings: [] }),
        },
      },
    );
    const form = within(await screen.findByRole('complementary', { name: 'New section' }));
    await form.findByText('Camps');
    fireEvent.change(form.getByRole('textbox', { name: /Name/ }), { target: { value: 'Jumping' } });
    fireEvent.click(form.getByRole('button', { name: 'Save' }));
    await screen.findByText('Jumping was added');
    const sent = calls.find(({ method }) => method === 'POST')?.body as object;
    expect(sent).toMatchObject({ program_id: 'p1', instructor_id: 'i1', location_id: 'l1' });
    expect(sent).not.toHaveProperty('product_id', 'd1');
  },
);
