import { cancelled, given, QUIET, refusal, settings, thrown, wrong } from '../test/given.js';
import { decideLessonCancellation, type CancellationChoice } from './decide-lesson-cancellation.js';

const TODAY = '2026-11-20';
const cancel = (choice: Partial<CancellationChoice> = {}, preferences = {}, lesson = given()) =>
  decideLessonCancellation(lesson, { dates: {}, ...choice }, settings(preferences), TODAY, QUIET);

describe('cancelling a whole lesson', () => {
  it('says which lesson, what riders get and why', () => {
    const lesson = given();
    expect(
      decideLessonCancellation(lesson, { dates: {} }, settings(), TODAY, { notify: true, messageId: 'm' }),
    ).toEqual([
      {
        type: 'scheduling.LessonCancelled',
        data: {
          lessonId: lesson.lessonId,
          date: '2026-11-24',
          title: 'Beginner group',
          action: 'BCNA',
          reason: 'OTH',
          ruledBy: null,
          dates: { purchaseDate: null, makeupStartDate: null, expiryDate: null },
          notify: true,
          messageId: 'm',
        },
      },
    ]);
  });
  it.each([
    ['the barn’s default', { lesson_cancel_default_action: 'BCAP' }, {}, { action: 'BCAP', reason: 'OTH' }],
    ['no action where the default is none', { lesson_cancel_default_action: 'CWM' }, {}, { action: 'BCNA' }],
    [
      'what was chosen',
      { lesson_cancel_default_action: 'BCAP' },
      { action: 'BCWR', reason: 'INS' },
      { action: 'BCWR', reason: 'INS' },
    ],
  ])('takes %s', (_, preferences, choice, data) => expect(cancel(choice, preferences)).toMatchObject([{ data }]));

  describe('where the barn’s policy says what a reason gives', () => {
    const policy = { policyId: 'policy', version: 3, given: { WEA: 'BCWM', INS: 'BCAP' } } as const;
    const ruledBy = { policyId: 'policy', version: 3 };
    const none = { purchaseDate: null, makeupStartDate: null, expiryDate: null };
    it.each([
      ['gives that', { reason: 'INS' }, { action: 'BCAP', reason: 'INS', ruledBy, dates: none }],
      ['leaves how long a makeup is good to it', { reason: 'WEA' }, { action: 'BCWM', ruledBy, dates: none }],
      ['lets staff choose otherwise', { reason: 'WEA', action: 'BCNA' }, { action: 'BCNA', ruledBy: null }],
      ['is the settings’ for a reason of which it says nothing', { reason: 'HRS' }, { action: 'BCWR', ruledBy: null }],
      ['is the settings’ without a reason', {}, { action: 'BCWR', reason: 'OTH', ruledBy: null }],
    ])('%s', (_, choice, data) =>
      expect(cancel({ ...choice, policy }, { lesson_cancel_default_action: 'BCWR' })).toMatchObject([{ data }]),
    );
    it('is the same again for the same reason', () =>
      expect(cancel({ reason: 'WEA', policy: { ...policy, given: { WEA: 'BCWM' } } }, {}, given(cancelled))).toEqual(
        [],
      ));
  });

  describe.each(['BCWM', 'BCWA'])('with %s', (action) => {
    it.each([
      [
        '14 days before to 30 after',
        {},
        {},
        { purchaseDate: TODAY, makeupStartDate: '2026-11-10', expiryDate: '2026-12-24' },
      ],
      [
        'as the barn has set them',
        { makeup_expiry_days: 60, makeup_start_before_days: 0 },
        {},
        { purchaseDate: TODAY, makeupStartDate: '2026-11-24', expiryDate: '2027-01-23' },
      ],
      [
        'as chosen',
        {},
        { purchaseDate: '2026-11-01', makeupStartDate: '2026-12-01', expiryDate: '2026-12-01' },
        { purchaseDate: '2026-11-01', makeupStartDate: '2026-12-01', expiryDate: '2026-12-01' },
      ],
    ])('brings dates: %s', (_, preferences, dates, expected) =>
      expect(cancel({ action, dates }, preferences)).toMatchObject([{ data: { dates: expected } }]),
    );
    it('refuses dates that end before they begin', () =>
      expect(thrown(() => cancel({ action, dates: { expiryDate: '2026-11-09' } }))).toEqual(
        wrong('expiry_date', 'end date must be after start date'),
      ));
  });
  it.each(['BCAP', 'BCWR', 'BCNA'])('with %s brings no dates, even chosen ones', (action) =>
    expect(cancel({ action, dates: { expiryDate: '2026-11-09' } })).toMatchObject([
      { data: { dates: { purchaseDate: null, makeupStartDate: null, expiryDate: null } } },
    ]),
  );

  it('the same way twice does nothing', () =>
    expect(cancel({ action: 'BCWM', reason: 'WEA' }, {}, given(cancelled))).toEqual([]));
  it.each([
    ['action', { action: 'BCAP', reason: 'WEA' }],
    ['reason', { action: 'BCWM', reason: 'INS' }],
  ])('again with another %s is refused', (_, choice) =>
    expect(thrown(() => cancel(choice, {}, given(cancelled)))).toEqual(
      refusal('lesson_cancelled', 'Lesson has already been cancelled'),
    ),
  );
});
