import { DateTime } from 'luxon';
import { html, Html } from '../../../platform/pdf/html.js';
import type { WidgetLook } from '../queries/widget-look.js';
import { framedScript } from './widget-script.js';
import { widgetStyle } from './widget-style.js';

/** As many as a stranger may ask for at once. */
export const WIDGET_DAYS = 7;
const GREEN = '#1F6B4F';
// By itself: the end of a script within a tagged template is rewritten by the bundler, for which a package would be needed.
const SCRIPT = new Html(`<script>${framedScript}</script>`);
/** Styles hold nothing but a color. */
const COLOR = /^#[\dA-F]{6}$/i;

export interface WidgetLesson {
  readonly id: string;
  readonly title: string;
  readonly scheduled_date: string;
  readonly scheduled_starttime: string;
  readonly scheduled_endtime: string;
  readonly instructor_name: string | null;
  readonly location_name: string | null;
  readonly color_code: string | null;
  readonly available: number;
  readonly lesson_is_cancelled: number;
  readonly has_spots: number;
  readonly can_wait: number;
}

const colorOr = (color: string | null, other: string) => (color && COLOR.test(color) ? color : other);
const dayOf = (date: string) => DateTime.fromISO(date, { zone: 'utc' }).setLocale('en-US');
const later = (date: string, days: number) => dayOf(date).plus({ days }).toFormat('yyyy-MM-dd');
const inWords = (date: string) => dayOf(date).toFormat('ccc d LLL');

/** The first of the days that are shown: the one that is asked for, unless it is over or none. */
export const firstDay = (asked: unknown, today: string) =>
  typeof asked === 'string' && /^\d{4}-\d\d-\d\d$/.test(asked) && dayOf(asked).isValid && asked > today ? asked : today;

/** Whoever follows it leaves the site that shows the page: signing in needs the whole window. */
const wayOut = (to: string, words: string, { primary = false, label = words } = {}) =>
  html`<a class="button${primary && ' primary'}" href="${to}" target="_top" aria-label="${label}">${words}</a>`;

function places({ lesson_is_cancelled, available }: WidgetLesson) {
  if (lesson_is_cancelled === 1) return html`<span class="quiet">Cancelled</span>`;
  if (available <= 0) return html`<span class="quiet">Full</span>`;
  return html`<span class="free">${available} ${available === 1 ? 'place' : 'places'} free</span>`;
}

const lessonItem = (lesson: WidgetLesson, book?: string) => {
  const { title, scheduled_date: day, scheduled_starttime: from, scheduled_endtime: to } = lesson;
  const by = [lesson.instructor_name && `with ${lesson.instructor_name}`, lesson.location_name].filter(Boolean);
  const verb = lesson.can_wait === 1 ? 'Wait' : 'Book';
  const label = `${verb === 'Wait' ? 'Wait for' : 'Book'} ${title}, ${inWords(day)}, ${from}`;
  return html`<li${lesson.lesson_is_cancelled === 1 && html` class="off"`} style="--edge:${colorOr(lesson.color_code, '#8A8F86')}">
<span class="time">${from}–${to}</span>
<span class="what"><strong>${title}</strong><span class="quiet">${by.join(' · ')}</span>${places(lesson)}</span>
${book && wayOut(`${book}?day=${day}&lesson=${lesson.id}`, verb, { label })}</li>`;
};

const page = (title: string, sites: readonly string[], color: string, body: Html) =>
  `<!doctype html>${
    html`<html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>${new Html(widgetStyle(color))}</style></head>
<body><main data-sites="${sites.join(' ')}">${body}</main>${SCRIPT}</body></html>`.text
  }`;

/** Where no barn is, or none that shows itself elsewhere. */
export const nothingHere = () => page('Unauthorized', [], GREEN, html`<h1>Unauthorized</h1>`);

export const tooMany = () =>
  page('Too many attempts', [], GREEN, html`<h1>Please wait a minute and load the page again</h1>`);

/** Seven days of a barn's lessons for its own site. Everything that somebody wrote is escaped. */
export function widgetPage(look: WidgetLook, publicId: string, lessons: readonly WidgetLesson[], from: string) {
  const { title, shows, canBook, guestsAsk, takesEnquiries, today } = look;
  const isBooked = canBook || guestsAsk;
  const offers = shows === 'booking' && isBooked;
  const listed = offers
    ? lessons.filter(({ has_spots, can_wait }) => has_spots === 1 || (canBook && can_wait === 1))
    : lessons;
  const days = [...new Set(listed.map((lesson) => lesson.scheduled_date))];
  const listing = `/public/${publicId}`;
  const booking = `/publicBook/${publicId}`;
  const before = later(from, -WIDGET_DAYS);
  return page(
    `Lessons at ${title}`,
    look.sites,
    colorOr(look.color, GREEN),
    html`<h1>${offers ? 'Lessons with free places' : 'Lessons'}, ${inWords(from)} – ${inWords(later(from, WIDGET_DAYS - 1))}</h1>
${days.map(
  (day) => html`<section><h2>${dayOf(day).toFormat('cccc d LLLL')}</h2><ul>
${listed.filter((one) => one.scheduled_date === day).map((one) => lessonItem(one, offers ? booking : undefined))}</ul></section>`,
)}
${days.length === 0 && html`<p>No open lessons in these seven days. Look at the days after, or ask the barn.</p>`}
<nav aria-label="Weeks">${from > today && html`<a class="button" href="?from=${before > today ? before : today}">Earlier</a>`}
<a class="button" href="?from=${later(from, WIDGET_DAYS)}">Next seven days</a></nav>
<nav aria-label="${title}">${
      isBooked &&
      !offers &&
      wayOut(booking, canBook ? 'Book a lesson' : 'Ask for a place in a lesson', { primary: true })
    }
${takesEnquiries && wayOut(`${listing}/ask`, 'Ask us, or come for a trial lesson')}
${wayOut(listing, `${title}’s own page`)}</nav>`,
  );
}
