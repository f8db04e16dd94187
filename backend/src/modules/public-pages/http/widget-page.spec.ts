import type { WidgetLook } from '../queries/widget-look.js';
import { firstDay, widgetPage, type WidgetLesson } from './widget-page.js';
import { widgetScript } from './widget-script.js';

const look: WidgetLook = {
  title: 'Maple Hill',
  sites: ['https://maple.example'],
  shows: 'lessons',
  color: null,
  canBook: true,
  guestsAsk: false,
  takesEnquiries: false,
  today: '2026-11-24',
};
const lesson: WidgetLesson = {
  id: 'lesson-1',
  title: 'Beginner group',
  scheduled_date: '2026-11-24',
  scheduled_starttime: '16:00',
  scheduled_endtime: '17:00',
  instructor_name: 'Maya',
  location_name: 'Indoor',
  color_code: '#2D6E55',
  available: 2,
  lesson_is_cancelled: 0,
  has_spots: 1,
  can_wait: 0,
};
const full = { ...lesson, id: 'lesson-2', title: 'Jumping', available: 0, has_spots: 0, can_wait: 1 };
const page = (own: Partial<WidgetLook> = {}, lessons: readonly WidgetLesson[] = [lesson, full], from = look.today) =>
  widgetPage({ ...look, ...own }, 'maple', lessons, from);
const links = (text: string) =>
  [...text.matchAll(/<a [^>]*href="([^"]*)"([^>]*)>([^<]*)/g)].map(([, to, , words]) => [words, to]);

describe('the page in a frame of the barn’s own site', () => {
  it('says day, time, who, where and what is free of each lesson, and leads out of the frame to book one', () => {
    const text = page();
    for (const words of [
      'Lessons, Tue 24 Nov – Mon 30 Nov',
      'Tuesday 24 November',
      '16:00–17:00',
      'with Maya · Indoor',
      '2 places free',
      'Full',
    ])
      expect(text).toContain(words);
    expect(links(text)).toEqual([
      ['Next seven days', '?from=2026-12-01'],
      ['Book a lesson', '/publicBook/maple'],
      ['Maple Hill’s own page', '/public/maple'],
    ]);
  });
  it('leaves the site for the whole window, but for other days', () => {
    for (const [link] of page({ shows: 'booking', takesEnquiries: true }).matchAll(/<a [^>]*>/g))
      expect(link.includes('target="_top"')).toBe(!link.includes('?from='));
  });
  it('has a button for each lesson with a place, and for those one can wait for, where the barn shows booking', () =>
    expect(links(page({ shows: 'booking' })).slice(0, 2)).toEqual([
      ['Book', '/publicBook/maple?day=2026-11-24&amp;lesson=lesson-1'],
      ['Wait', '/publicBook/maple?day=2026-11-24&amp;lesson=lesson-2'],
    ]));
  it('shows guests no lesson that is full: only families wait', () =>
    expect(page({ shows: 'booking', canBook: false, guestsAsk: true })).not.toContain('Jumping'));
  it('shows all lessons where nobody books by the public page', () => {
    const text = page({ shows: 'booking', canBook: false });
    expect(text).toContain('Jumping');
    expect(text).not.toContain('publicBook');
  });
  it('says that there is none', () => expect(page({}, [])).toContain('No open lessons in these seven days'));
  it('strikes out what is cancelled', () =>
    expect(page({}, [{ ...lesson, lesson_is_cancelled: 1 }])).toMatch(/class="off"[^]*Cancelled/));
  it('has the barn’s color, and no other style that somebody wrote', () => {
    expect(page({ color: '#112233' })).toContain('--accent:#112233');
    expect(page({ color: 'red}body{display:none' })).toContain('--accent:#1F6B4F');
    expect(page({}, [{ ...lesson, color_code: 'red;position:fixed' }])).toContain('--edge:#8A8F86');
  });
  it('runs nothing that somebody wrote', () => {
    const hostile = '"><script>alert(1)</script>';
    const text = page({ title: hostile, takesEnquiries: true }, [
      { ...lesson, title: hostile, instructor_name: hostile, location_name: hostile },
    ]);
    expect(text.match(/<script/g)).toHaveLength(1);
  });
  it.each([
    ['2026-12-01', '2026-12-01'],
    ['2026-11-23', '2026-11-24'],
    ['2026-13-01', '2026-11-24'],
    ['tomorrow', '2026-11-24'],
    [['2026-12-01'], '2026-11-24'],
    [undefined, '2026-11-24'],
  ])('begins, asked for %p, on %s', (asked, day) => expect(firstDay(asked, '2026-11-24')).toBe(day));
  it('leads back to today, however far it is', () => {
    expect(page({}, [], '2026-12-08')).toContain('?from=2026-12-01');
    expect(page({}, [], '2026-11-26')).toContain('?from=2026-11-24');
  });
});

it('what a site loads is smaller than two kilobytes', () => expect(Buffer.byteLength(widgetScript)).toBeLessThan(2000));
