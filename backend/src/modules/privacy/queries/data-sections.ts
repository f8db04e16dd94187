import type { Fragment, Sql } from '../../../platform/database/connect.js';
import type { Erased } from '../../../platform/erasure/erased.js';

export interface Whose extends Erased {
  readonly farmId: string;
  /** IANA name. */
  readonly zone: string;
  readonly staffIds: readonly string[];
}
interface Section {
  readonly title: string;
  /** Rows that are told, the newest: all sections together stay below what one answer may be. */
  readonly most: number;
  /** Columns as people read them. */
  readonly rows: Fragment;
}

/** What a barn keeps of people, from the tables that all modules publish. */
export function dataSections(sql: Sql, { farmId, zone, ...whose }: Whose): readonly Section[] {
  const [people, riders, accounts, staff] = [whose.personIds, whose.studentIds, whose.accountIds, whose.staffIds].map(
    (ids) => [...ids],
  );
  const at = (column: Fragment) => sql`to_char(${column} at time zone ${zone}, 'YYYY-MM-DD HH24:MI')`;
  const time = (column: Fragment) => sql`to_char(${column}, 'HH24:MI')`;
  const amount = (column: Fragment) => sql`(${column} / 100.0)::numeric(14, 2)::text`;
  const remark = (id: Fragment) =>
    sql`(select remark from remark r where r.farm_id = ${farmId} and r.subject_id = ${id})`;
  const rider = sql`(select p.person_name from student s join person p on p.farm_id = s.farm_id and p.person_id = s.person_id
    where s.farm_id = ${farmId} and s.student_id = x.student_id)`;
  return [
    {
      title: 'People',
      most: 100,
      rows: sql`
        select p.person_name as "Name", p.contact_email as "Email", p.contact_mobile as "Primary phone",
          p.contact_homephone as "Secondary phone",
          nullif(concat_ws(', ', p.address_street, p.address_line2, p.address_postcode, p.address_town, p.address_region,
            p.address_country), '') as "Address",
          s.date_of_birth::text as "Date of birth", coalesce(v.level_name, s.level) as "Level",
          s.tack as "Tack", s.general_notes1 as "Notes",
          s.general_notes2 as "Notes 2", s.general_notes3 as "Notes 3", i.availability as "Availability", i.general_notes as "Staff notes",
          i.general_notes2 as "Staff notes 2", i.general_notes3 as "Staff notes 3", ${at(sql`p.created_at`)} as "Known since"
        from person p left join student s on s.farm_id = p.farm_id and s.person_id = p.person_id
          left join level v on v.farm_id = s.farm_id and v.level_id = s.level_id
          left join instructor i on i.farm_id = p.farm_id and i.person_id = p.person_id
        where p.farm_id = ${farmId} and p.person_id = any(${people}::uuid[]) order by p.created_at, p.person_id`,
    },
    {
      title: 'Logins',
      most: 100,
      rows: sql`
        select l.email as "Address", ${at(sql`l.created_at`)} as "Since", ${at(sql`l.last_sign_in_at`)} as "Last sign-in" from login l
        where l.farm_id = ${farmId} and l.person_id = any(${people}::uuid[]) order by l.created_at`,
    },
    {
      title: 'Own horses',
      most: 100,
      rows: sql`
        select h.horse_name as "Horse", h.height as "Height", h.color as "Color", h.year_born as "Year born", h.gender as "Gender",
          h.passport_number as "Passport number" from horse h
        where h.farm_id = ${farmId} and h.owner_id = any(${people}::uuid[]) order by h.horse_name, h.horse_id`,
    },
    {
      title: 'Lessons',
      most: 3000,
      rows: sql`
        select l.scheduled_date::text as "Date", ${time(sql`l.start_time`)} as "Time", l.title as "Lesson", ${rider} as "Rider",
          x.status_code as "Status", h.horse_name as "Horse", left(${remark(sql`x.lesson_person_id`)}, 300) as "Remark",
          (${remark(sql`(select kept.reason_id from no_shows_left kept
            where kept.farm_id = x.farm_id and kept.lesson_person_id = x.lesson_person_id)`)}) as "No-shows left because",
          (select case when n.released_at is null then 'announced' else 'done' end from no_show_release n
            where n.farm_id = x.farm_id and n.lesson_person_id = x.lesson_person_id) as "Release of later places"
        from lesson_person x join lesson l on l.farm_id = x.farm_id and l.lesson_id = x.lesson_id
          left join horse h on h.farm_id = x.farm_id and h.horse_id = x.horse_id
        where x.farm_id = ${farmId} and x.student_id = any(${riders}::uuid[])
        order by l.scheduled_date desc, l.start_time desc, x.lesson_person_id`,
    },
    {
      title: 'Lessons given',
      most: 3000,
      rows: sql`
        select l.scheduled_date::text as "Date", ${time(sql`l.start_time`)} as "Time", l.title as "Lesson" from lesson l
        where l.farm_id = ${farmId} and l.instructor_id = any(${staff}::uuid[])
        order by l.scheduled_date desc, l.start_time desc, l.lesson_id`,
    },
    {
      title: 'Time off',
      most: 300,
      rows: sql`
        select x.from_date::text as "From", x.until_date::text as "Until",
          case when x.start_time is not null then concat(${time(sql`x.start_time`)}, ' to ', ${time(sql`x.end_time`)}) end as "Time",
          x.state as "State", x.reason as "Reason", x.answer as "Answer", ${at(sql`x.asked_at`)} as "Asked"
        from staff_time_off x where x.farm_id = ${farmId} and x.instructor_id = any(${staff}::uuid[])
        order by x.from_date desc, x.time_off_id`,
    },
    {
      title: 'Weekly hours',
      most: 100,
      rows: sql`
        select (array['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])[x.weekday] as "Weekday",
          ${time(sql`x.start_time`)} as "From", ${time(sql`x.end_time`)} as "Until"
        from staff_hours x where x.farm_id = ${farmId} and x.instructor_id = any(${staff}::uuid[])
        order by x.weekday, x.start_time`,
    },
    {
      title: 'Levels',
      most: 100,
      rows: sql`
        select ${rider} as "Rider", v.level_name as "Level", x.state as "State", ${at(sql`x.proposed_at`)} as "Proposed",
          ${at(sql`x.decided_at`)} as "Decided"
        from rider_level x left join level v on v.farm_id = x.farm_id and v.level_id = x.level_id
        where x.farm_id = ${farmId} and x.student_id = any(${riders}::uuid[]) order by x.decided_at desc nulls first, x.rider_level_id`,
    },
    {
      title: 'Skills',
      most: 1000,
      rows: sql`
        select ${rider} as "Rider", k.skill_name as "Skill", ${at(sql`x.noted_at`)} as "Reached"
        from rider_skill x join skill k on k.farm_id = x.farm_id and k.skill_id = x.skill_id
        where x.farm_id = ${farmId} and x.student_id = any(${riders}::uuid[]) order by x.noted_at desc, x.skill_id`,
    },
    {
      title: 'Weights and heights',
      most: 100,
      rows: sql`
        select ${rider} as "Rider", x.weight as "Weight, kg", x.height as "Height, cm", ${at(sql`x.measured_at`)} as "Noted"
        from rider_measure x where x.farm_id = ${farmId} and x.student_id = any(${riders}::uuid[]) order by x.student_id`,
    },
    {
      title: 'Cards charged by themselves',
      most: 100,
      rows: sql`
        select x.last_four as "Card ending in", ${at(sql`x.agreed_at`)} as "Agreed" from charge_consent x
        where x.farm_id = ${farmId} and x.person_id = any(${people}::uuid[]) order by x.agreed_at`,
    },
    {
      title: 'Places to be released',
      most: 100,
      rows: sql`
        select x.release_on::text as "Day", x.held_reason as "Waits because", ${at(sql`x.released_at`)} as "Released" from place_release x
        where x.farm_id = ${farmId} and x.person_id = any(${people}::uuid[]) order by x.release_on`,
    },
    {
      title: 'Emergency cards',
      most: 100,
      rows: sql`
        select ${rider} as "Rider", (
          select string_agg(concat_ws(', ', one ->> 'name', one ->> 'relation', one ->> 'phone'), '; ')
          from jsonb_array_elements(x.contacts) one) as "Contacts", x.medical_note as "Medical note", ${at(sql`x.noted_at`)} as "Noted"
        from emergency_card x where x.farm_id = ${farmId} and x.student_id = any(${riders}::uuid[]) order by x.student_id`,
    },
    {
      title: 'Photo consent',
      most: 100,
      rows: sql`
        select ${rider} as "Rider", case x.answer when 'none' then 'No pictures' when 'barn' then 'For the barn’s own use'
            else 'May be published' end as "Pictures",
          (select p.person_name from person p where p.farm_id = x.farm_id and p.person_id = x.answered_by) as "By",
          case when x.by_staff then 'yes' end as "Noted by staff", ${at(sql`x.answered_at`)} as "Answered"
        from photo_consent x where x.farm_id = ${farmId} and x.student_id = any(${riders}::uuid[]) order by x.student_id`,
    },
    {
      title: 'Horses noted for riders',
      most: 500,
      rows: sql`
        select ${rider} as "Rider", h.horse_name as "Horse", case x.kind when 'not' then 'not for the rider' else 'goes well' end as "Noted"
        from student_horse_fit x join horse h on h.farm_id = x.farm_id and h.horse_id = x.horse_id
        where x.farm_id = ${farmId} and x.student_id = any(${riders}::uuid[]) order by x.student_id, h.horse_name, x.kind`,
    },
    {
      title: 'Packages, makeups and credits',
      most: 500,
      rows: sql`
        select x.purchase_date::text as "Bought", x.product_name as "What", ${rider} as "Rider",
          case x.coverage when 'unlimited' then to_jsonb('unlimited'::text) when 'weekly' then to_jsonb(x.per_week || ' a week')
            else to_jsonb(x.start_count) end as "Lessons", x.used as "Used",
          case when x.is_shared then 'yes' end as "Shared by the family",
          x.expiry_date::text as "Valid until", left(${remark(sql`x.package_id`)}, 300) as "Remark"
        from package x where x.farm_id = ${farmId} and x.student_id = any(${riders}::uuid[]) order by x.purchase_date desc, x.package_id`,
    },
    {
      title: 'Payments and invoices',
      most: 500,
      rows: sql`
        select x.received::text as "Date", x.transaction_type as "Kind", x.invoice_number as "Invoice",
          ${amount(sql`x.total_minor`)} as "Amount",
          case when x.paid then 'yes' else 'no' end as "Paid", x.payment_method as "By", x.reference as "Reference",
          left(${remark(sql`x.payment_id`)}, 300) as "Remark"
        from payment x where x.farm_id = ${farmId} and x.billing_person_id = any(${accounts}::uuid[])
        order by x.received desc, x.payment_id`,
    },
    {
      title: 'Gift vouchers bought',
      most: 200,
      rows: sql`
        select v.sold_on::text as "Bought", ${amount(sql`v.amount_minor`)} as "Amount", card.given_to as "For", card.given_by as "From",
          v.expiry_date::text as "Good until", v.redeemed_on::text as "Redeemed", v.cancelled_on::text as "Cancelled"
        from voucher v join voucher_card card on card.farm_id = v.farm_id and card.voucher_id = v.voucher_id
          join payment x on x.farm_id = v.farm_id and x.payment_id = v.payment_id
        where v.farm_id = ${farmId} and x.billing_person_id = any(${accounts}::uuid[]) order by v.sold_on desc, v.voucher_id`,
    },
    {
      title: 'Notes',
      most: 150,
      rows: sql`
        select ${at(sql`n.created_at`)} as "Written", p.person_name as "About", n.notes as "Note" from note n
          join person p on p.farm_id = n.farm_id and p.person_id = n.person_id
        where n.farm_id = ${farmId} and n.person_id = any(${people}::uuid[]) order by n.created_at desc, n.note_id`,
    },
    {
      title: 'Enquiries',
      most: 150,
      rows: sql`
        select ${at(sql`t.written_at`)} as "Written", case when t.by_barn then 'the barn' else 'them' end as "By", e.email as "Email",
          e.phone as "Phone", e.rider_name as "Rider", e.birth_year as "Born", e.rider_weight as "Weight, kg", left(t.body, 1000) as "Text"
        from enquiry e cross join lateral (
          select e.created_at as written_at, false as by_barn, e.message as body
          union all
          select m.created_at, m.by_barn, m.body from enquiry_message m where m.farm_id = e.farm_id and m.enquiry_id = e.enquiry_id) t
        where e.farm_id = ${farmId} and (e.person_id = any(${people}::uuid[]) or lower(e.email) = any(${[...whose.addresses]}))
        order by t.written_at desc, e.enquiry_id`,
    },
    {
      title: 'Waivers',
      most: 200,
      rows: sql`
        select ${at(sql`w.signed_at`)} as "Signed", d.title as "Waiver",
          concat_ws(' ', d.first_name, d.last_name) as "By", d.email as "Email",
          d.expires_on::text as "Good until"
        from signed_waiver w join waiver_paper d on d.farm_id = w.farm_id and d.waiver_id = w.waiver_id
        where w.farm_id = ${farmId} and w.person_id = any(${accounts}::uuid[]) order by w.signed_at desc, w.signing_id`,
    },
    {
      title: 'Mails',
      most: 300,
      rows: sql`
        select ${at(sql`m.created_at`)} as "Written", m.email_to as "To", m.template_desc as "What", left(m.message, 1500) as "Text",
          ${at(sql`m.sent_at`)} as "Sent"
        from mail_message m where m.farm_id = ${farmId} and lower(m.email_to) = any(${[...whose.addresses]})
        order by m.created_at desc, m.mail_id`,
    },
    {
      title: 'Mails not wanted',
      most: 100,
      rows: sql`
        select p.person_name as "Who", x.kind as "What", ${at(sql`x.refused_at`)} as "Since"
        from mail_refusal x join person p on p.farm_id = x.farm_id and p.person_id = x.person_id
        where x.farm_id = ${farmId} and x.person_id = any(${people}::uuid[]) order by x.refused_at, x.person_id, x.kind`,
    },
    {
      title: 'News not wanted on their devices',
      most: 100,
      rows: sql`
        select p.person_name as "Who", x.kind as "What", ${at(sql`x.refused_at`)} as "Since"
        from push_refusal x join person p on p.farm_id = x.farm_id and p.person_id = x.person_id
        where x.farm_id = ${farmId} and x.person_id = any(${people}::uuid[]) order by x.refused_at, x.person_id, x.kind`,
    },
    {
      title: 'Devices on which they are told',
      most: 100,
      rows: sql`
        select p.person_name as "Who", x.label as "Device", ${at(sql`x.created_at`)} as "Since", ${at(sql`x.last_told_at`)} as "Last told"
        from push_device x join person p on p.farm_id = x.farm_id and p.person_id = x.person_id
        where x.farm_id = ${farmId} and x.person_id = any(${people}::uuid[]) order by x.created_at, x.device_id`,
    },
    {
      title: 'Saved reports mailed to them',
      most: 100,
      rows: sql`
        select r.report_title as "Report", x.email as "To", ${at(sql`r.last_sent_at`)} as "Last sent" from saved_report_recipient x
          join saved_report r on r.farm_id = x.farm_id and r.saved_report_id = x.saved_report_id
        where x.farm_id = ${farmId} and lower(x.email) = any(${[...whose.addresses]}) order by r.report_title, x.recipient_id`,
    },
    {
      title: 'Changes of their records',
      most: 1000,
      rows: sql`
        select ${at(sql`e.occurred_at`)} as "When", c.field as "Field", left(c.was, 300) as "Was", left(c.became, 300) as "Became"
        from changed_value c join event e on e.farm_id = c.farm_id and e.position = c.position
        where c.farm_id = ${farmId} and c.stream = any(${people.map((id) => `person-${id}`)})
        order by c.position desc, c.field`,
    },
  ];
}
