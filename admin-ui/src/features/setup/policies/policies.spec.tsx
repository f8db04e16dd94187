import { Route, Routes } from 'react-router-dom';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { SetupPage } from '@/features/setup/SetupPage';
import { refuse, type Answers } from '@/testing/server';
import { openScreen } from '@/testing/staff';
import PoliciesPage from './PoliciesPage';
import PolicyForm from './PolicyForm';

const rest = {
  free_count: 0,
  free_per: 'month',
  valid_kind: 'settings',
  valid_days: 30,
  cap_count: 0,
  cap_per: 'month',
  makeup_again: 1,
  called_off: [],
  strike_count: 0,
  strike_release_days: 0,
};
const whole = { percent: 100, less: 0, fee_kind: 'none', fee: 0 };
const builtIn = {
  id: null,
  scope: 'barn',
  scope_id: null,
  name: null,
  version: 0,
  lacks_terms: 0,
  sentence: 'Cancel at least 24 hours before: the lesson comes back.',
  steps: [
    { notice: 'hours', count: 24, gives: 'lesson', ...whole },
    { notice: 'start', gives: 'nothing', ...whole },
  ],
  ...rest,
};
const own = {
  ...builtIn,
  id: 'k1',
  scope: 'section',
  scope_id: 's1',
  name: 'Beginner group',
  version: 3,
  sentence: 'Cancel until 18:00 the day before: the lesson comes back.',
  steps: [
    { notice: 'clock', count: 1, time: '18:00', gives: 'lesson', ...whole },
    { notice: 'start', gives: 'nothing', ...whole, fee_kind: 'amount', fee: 10 },
  ],
};
const tried = {
  policy_sentence: 'Cancel before Mon 23 Nov, 18:00: the lesson comes back.',
  words: 'The lesson counts as used and CAD 10.00 is charged.',
  step: 1,
  gives: 'nothing',
  is_late: 1,
  is_free: 0,
  money_back: 0,
  late_fee: 10,
  waits: 0,
  called_off_sentence: null,
  spans: [
    { until: '2026-11-23T18:00', gives: 'lesson', words: 'The lesson comes back.' },
    { until: '2026-11-24T16:00', gives: 'nothing', words: 'The lesson counts as used and CAD 10.00 is charged.' },
  ],
};

const open = (at: string, answers: Answers = {}) => {
  const screens = (
    <Routes>
      <Route path="/setup" element={<SetupPage />}>
        <Route path="/setup/policies" element={<PoliciesPage />}>
          <Route path="/setup/policies/add" element={<PolicyForm />} />
          <Route path="/setup/policies/:id" element={<PolicyForm />} />
        </Route>
      </Route>
    </Routes>
  );
  const { calls, address } = openScreen(screens, {
    at,
    answers: {
      'policies/index': () => ({ policies: [own], built_in: [builtIn] }),
      'policies/save': () => ({ policies: [own] }),
      'policies/end': () => ({ id: 'k1' }),
      'policies/tryOut': () => tried,
      'policies/changes': () => ({ from: '2026-10-25', to: '2026-11-24', looked_at: 0, changed: 0, cancellations: [] }),
      ...answers,
    },
  });
  const sent = (path: string) => calls.filter((call) => call.path === path).map(({ body }) => body);
  return { sent, address };
};
const fill = (label: string, value: string, at = 0) =>
  fireEvent.change(screen.getAllByLabelText(label)[at] as Element, { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

describe('policies in the setup', () => {
  it('are those of the settings alone where the barn has written none', async () => {
    open('/setup/policies', { 'policies/index': () => ({ policies: [], built_in: [builtIn] }) });
    within(await screen.findByRole('listitem', { name: 'All lessons' })).getByText(builtIn.sentence);
  });

  it('say where they reckon by terms and none is left', async () => {
    const policies = [own, { ...own, id: 'k2', name: 'Adults', lacks_terms: 1 }];
    open('/setup/policies', { 'policies/index': () => ({ policies, built_in: [builtIn] }) });
    const card = within(await screen.findByRole('listitem', { name: 'Section Adults' }));
    const terms = within(card.getByRole('alert')).getByRole('link', { name: 'terms' });
    expect(terms.getAttribute('href')).toBe('/setup/terms');
    expect(within(screen.getByRole('listitem', { name: 'Section Beginner group' })).queryByRole('alert')).toBeNull();
  });

  it('stand as families read them, the settings’ own for all other lessons, and end when one has read what holds then', async () => {
    const { sent } = open('/setup/policies');
    within(await screen.findByRole('listitem', { name: 'All other lessons' })).getByText(builtIn.sentence);
    const card = within(screen.getByRole('listitem', { name: 'Section Beginner group' }));
    card.getByText(own.sentence);
    card.getByText('Version 3');
    fireEvent.click(card.getByRole('button', { name: 'End…' }));
    const question = within(await screen.findByRole('dialog', { name: 'End the policy for Section Beginner group?' }));
    question.getByText(`Families read from now on: ${builtIn.sentence}`);
    expect(sent('policies/end')).toEqual([]);
    fireEvent.click(question.getByRole('button', { name: 'End policy' }));
    await screen.findByText('Section Beginner group: the policy has ended');
    expect(sent('policies/end')).toEqual([{ id: 'k1' }]);
  });

  it.each([
    [
      'for all lessons',
      [{ ...own, id: 'k2', scope: 'barn', sentence: 'The barn’s.' }],
      /^Families read from now on: The barn’s.$/,
    ],
    [
      'for another section',
      [{ ...own, id: 'k2', name: 'Adults' }],
      /^Families read from now on: Cancel at least 24 hours/,
    ],
    ['of a program', [{ ...own, id: 'k2', scope: 'program' }], /^The policy of its section or program holds again/],
  ])('are kept by whoever reads what holds then beside another %s', async (_, others, words) => {
    const { sent } = open('/setup/policies', {
      'policies/index': () => ({ policies: [own, ...others], built_in: [builtIn] }),
    });
    const card = within(await screen.findByRole('listitem', { name: 'Section Beginner group' }));
    fireEvent.click(card.getByRole('button', { name: 'End…' }));
    const question = within(await screen.findByRole('dialog'));
    question.getByText(words);
    fireEvent.click(question.getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('policies/end')).toEqual([]);
  });

  it('begin from the settings, are written as sentences with holes, and saved whole', async () => {
    const { sent, address } = open('/setup/policies/add');
    await screen.findByRole('complementary', { name: 'New policy' });
    fill('Hours', '48');
    fill('And is charged', 'amount', 1);
    fill('Amount', '12.50');
    fill('Count as in time (0: none)', '2');
    fill('Weather', 'BCWM');
    fill('So many, at least 2 (0: not counted)', '3');
    save();
    await waitFor(() => expect(address()).toBe('/setup/policies'));
    const [first, last] = builtIn.steps;
    expect(sent('policies/save')).toEqual([
      {
        scope: 'barn',
        scope_id: null,
        version: 0,
        ...rest,
        free_count: 2,
        called_off: [{ reason: 'WEA', action: 'BCWM' }],
        strike_count: 3,
        steps: [
          {
            notice: first?.notice,
            count: 48,
            gives: 'lesson',
            if_filled: 0,
            fee_kind: 'none',
          },
          {
            notice: last?.notice,
            gives: 'nothing',
            if_filled: 0,
            fee_kind: 'amount',
            fee: 12.5,
          },
        ],
      },
    ]);
  });

  it('release places by themselves after no-shows in a row where that is chosen, with the days after the mail', async () => {
    const { sent, address } = open('/setup/policies/add');
    await screen.findByRole('complementary', { name: 'New policy' });
    expect(screen.queryByLabelText('Then')).toBeNull();
    fill('So many, at least 2 (0: not counted)', '3');
    fill('Then', 'released');
    screen.getByText(/Whoever comes before that day, or was marked wrongly, keeps the places\./);
    expect(screen.getByLabelText<HTMLInputElement>('Days after the mail, at least 3').value).toBe('7');
    fill('Days after the mail, at least 3', '10');
    save();
    await waitFor(() => expect(address()).toBe('/setup/policies'));
    expect(sent('policies/save')).toMatchObject([{ strike_count: 3, strike_release_days: 10 }]);
  });

  it('ask only of a lesson, a makeup or a credit whether it waits for the place to be filled', async () => {
    const { sent } = open('/setup/policies/add');
    await screen.findByRole('complementary', { name: 'New policy' });
    expect(screen.getAllByLabelText('It is given')).toHaveLength(1);
    fill('The family gets', 'makeup', 1);
    fill('It is given', '1', 1);
    fill('The family gets', 'refund', 0);
    expect(screen.getAllByLabelText('It is given')).toHaveLength(1);
    save();
    await waitFor(() =>
      expect(sent('policies/save')).toMatchObject([
        {
          steps: [
            { gives: 'refund', if_filled: 0 },
            { gives: 'makeup', if_filled: 1 },
          ],
        },
      ]),
    );
  });

  it('are tried on a lesson before they are saved: a timeline, and what it comes to', async () => {
    const { sent } = open('/setup/policies/k1');
    const timeline = within(await screen.findByRole('list', { name: 'What holds until when' }));
    const [early, late] = timeline.getAllByRole('listitem');
    expect([early?.getAttribute('aria-current'), late?.getAttribute('aria-current')]).toEqual([null, 'step']);
    within(early as HTMLElement).getByText('until Mon 23 Nov, 18:00');
    expect(screen.getByRole('status', { name: 'What it comes to' }).textContent).toContain('The fee is 10.00.');
    expect(sent('policies/save')).toEqual([]);
  });

  it('are tried for the barn’s own reason, too', async () => {
    const sentence = 'If the barn calls the lesson off because of the weather: a makeup lesson.';
    const { sent } = open('/setup/policies/k1', {
      'policies/tryOut': ({ body }) => ({
        ...tried,
        called_off_sentence: (body as { cancelReason?: string }).cancelReason === 'WEA' ? sentence : null,
      }),
    });
    await screen.findByRole('list', { name: 'What holds until when' });
    fill('Or the barn calls it off for', 'WEA');
    await screen.findByText(sentence);
    fill('Or the barn calls it off for', 'INS');
    await screen.findByText(/^The policy says nothing of this reason/);
    expect(sent('policies/tryOut').at(-1)).toMatchObject({ cancelReason: 'INS', called_off: [] });
  });

  it('say what would have changed last month', async () => {
    const changed = {
      scheduled_date: '2026-11-24',
      title: 'Beginner group',
      name: 'Anna Kowalska',
      before: 'Student cancel, insufficient notice',
      after: 'The lesson comes back.',
    };
    open('/setup/policies/k1', {
      'policies/changes': () => ({
        from: '2026-10-25',
        to: '2026-11-24',
        looked_at: 9,
        changed: 1,
        cancellations: [changed],
      }),
    });
    await screen.findByRole('complementary', { name: 'Beginner group' });
    fireEvent.click(screen.getByRole('button', { name: 'Look' }));
    await screen.findByText(/9 cancellations in the last 30 days: 1 would have come to something else/);
    screen.getByText('Anna Kowalska');
  });

  it('show a refusal at the field that it names', async () => {
    const message = 'The steps stand in order, the longest notice first';
    open('/setup/policies/k1', {
      'policies/save': () => refuse(400, { message, errors: [{ field: 'steps[0].count', message }] }),
    });
    await screen.findByRole('complementary', { name: 'Beginner group' });
    save();
    await screen.findAllByText(message);
    expect(screen.getByLabelText('Days before (0: that day)').getAttribute('aria-invalid')).toBe('true');
  });

  it('are not overwritten: another version by now is said', async () => {
    const { address } = open('/setup/policies/k1', {
      'policies/save': () => refuse(412, { message: 'stale', current: { version: 4 } }),
    });
    await screen.findByRole('complementary', { name: 'Beginner group' });
    save();
    await screen.findByText(/Somebody else has written this policy meanwhile/);
    expect(address()).toBe('/setup/policies/k1');
  });
});
