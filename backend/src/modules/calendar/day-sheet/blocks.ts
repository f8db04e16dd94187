import { html, type Html } from '../../../platform/pdf/html.js';
import { cancelledBecause, type Choices } from './choices.js';
import type { LessonReply, LessonStudentReply } from '../http/lessons.replies.js';
import type { Group, Ride, SheetLesson } from './sheet.js';

export const timesOf = ({ is_allday, scheduled_starttime, scheduled_endtime }: LessonReply) =>
  is_allday ? 'All day' : `${scheduled_starttime}–${scheduled_endtime}`;

const REASONS: Readonly<Record<string, string>> = {
  WEA: 'weather',
  INS: 'instructor ill',
  PAN: 'pandemic restrictions',
  HOL: 'holiday',
  HRS: 'horse off work',
};
const because = ({ barn_cancel_reason }: LessonReply) =>
  barn_cancel_reason && REASONS[barn_cancel_reason] ? `: ${REASONS[barn_cancel_reason]}` : '';

function mark(lesson: LessonReply): Html | undefined {
  if (lesson.lesson_is_cancelled) return html`<b class="tag">Cancelled${because(lesson)}</b>`;
  return lesson.lesson_status_code === 'COM' ? html`<b class="tag">Completed</b>` : undefined;
}

const whereOf = ({ location_name, instructor_name }: LessonReply) =>
  [location_name, instructor_name].filter(Boolean).join(' · ');

const placesOf = ({ cnt, max_enrollment }: LessonReply) =>
  max_enrollment === null ? `${cnt}` : `${cnt} of ${max_enrollment}`;

/** What is said beside a rider: units left on the covering package, paid or not, makeup. */
function facts(one: LessonStudentReply, { left }: SheetLesson, { paid }: Choices): string {
  return [
    left.get(one.id),
    paid && (one.paid ? 'Paid' : 'Not paid'),
    one.makeup_lesson_id && 'Makeup',
    one.on_own_horse === 1 && 'Own horse',
    one.confirmed === 1 && 'Confirmed',
  ]
    .filter(Boolean)
    .join(' · ');
}

type Named = Pick<LessonStudentReply, 'name' | 'student_id'>;
const nameOf = ({ name, student_id }: Named, { unpictured }: Choices): Html =>
  html`${name}${unpictured.has(student_id ?? '') && html` <span class="fact">· no pictures</span>`}`;

function student(one: LessonStudentReply, block: SheetLesson, choices: Choices): Html {
  if (one.student_is_cancelled)
    return html`<tr class="off"><td><i class="box none"></i></td><td><s>${one.name}</s></td>
      <td colspan="3">${cancelledBecause(one)}</td></tr>`;
  const isOff = block.lesson.lesson_is_cancelled === 1;
  const horse = one.assigned_to ?? (!isOff && html`<i class="gap"></i>`);
  return html`<tr><td><i class="${isOff ? 'box none' : 'box'}"></i></td><td>${nameOf(one, choices)}</td><td>${horse}</td>
    <td class="fact">${facts(one, block, choices)}</td><td></td></tr>`;
}

const line = (label: string, text: string | false | null) => text && html`<p class="more"><b>${label}</b> ${text}</p>`;

export function lessonBlock(one: SheetLesson, choices: Choices): Html {
  const { lesson, students, horses, tasks } = one;
  return html`<section class="${lesson.lesson_is_cancelled ? 'lesson off' : 'lesson'}">
    <header><span class="time">${timesOf(lesson)}</span><h2><span class="title">${lesson.title}</span> ${mark(lesson)}</h2>
      <span class="where">${whereOf(lesson)}</span><span class="places">${placesOf(lesson)}</span></header>
    ${
      students.length > 0 &&
      html`<table>
      <colgroup><col class="c-box"><col class="c-name"><col class="c-horse"><col class="c-fact"><col></colgroup>
      ${students.map((row) => student(row, one, choices))}</table>`
    }
    ${students.length === 0 && html`<p class="more empty">No riders yet</p>`}
    ${line('Horses', horses.map((horse) => (horse.tack_name ? `${horse.name} (${horse.tack_name})` : horse.name)).join(', '))}
    ${line('Helping', tasks.map((task) => `${task.instructor_name} (${task.task_name})`).join(', '))}
    ${line('Note', choices.notes && lesson.lesson_notes)}
  </section>`;
}

/** More rides than a horse has in a day: riders without one. They begin where there is room, and go on below their heading. */
const LONG = 9;

export const horseBlock = (
  { name, items }: Group<Ride>,
  choices: Choices,
): Html => html`<section class="${items.length < LONG ? 'lesson' : 'lesson long'}">
    <table><colgroup><col class="c-box"><col class="c-time"><col class="c-name"><col class="c-ride"><col></colgroup>
    <thead><tr><th colspan="5"><header><h2>${name}</h2><span class="places">${
      items.length === 1 ? '1 ride' : `${items.length} rides`
    }</span></header></th></tr></thead>${items.map(
      ({ lesson, student: rider }) => html`
      <tr><td><i class="box"></i></td><td class="time">${timesOf(lesson)}</td><td>${rider ? nameOf(rider, choices) : '—'}</td>
      <td>${lesson.title}<br><span class="fact">${whereOf(lesson)}</span></td><td></td></tr>`,
    )}
    </table>
  </section>`;

/** The heading shares a block with the first lesson, so that no page break comes between them. */
export const instructorBlock = ({ name, items }: Group<SheetLesson>, choices: Choices): Html[] =>
  items.map((one, i) => html`<div class="kept">${i === 0 && html`<h1>${name}</h1>`}${lessonBlock(one, choices)}</div>`);
