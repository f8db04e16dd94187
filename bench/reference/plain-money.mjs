// What is asked about money and lessons as one would write it by hand: bare Node and pg, JSON made by the database and passed on.
import http from 'node:http';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
pool.on('connect', (client) => client.setMaxListeners(0));

const QUOTE = `
  select json_build_object('items', coalesce(sum(price_minor), 0), 'tax', coalesce(sum(round(price_minor * tax)), 0),
    'credits', (select count(*) from package k join student s using (farm_id, student_id) join person p using (farm_id, person_id)
      where k.farm_id = $1 and k.kind = 'credit' and k.used = 0 and p.billing_person_id = (
        select r.billing_person_id from student b join person r using (farm_id, person_id) where b.farm_id = $1 and b.student_id = $2))
  )::text as body
  from (select pr.price_minor, coalesce(pr.tax_percent, 0) as tax from product pr cross join generate_series(1, 4)
    where pr.farm_id = $1 and pr.product_id = $3) line`;

const OPEN = 'sum(pay.total_minor - pay.part_paid_minor)';
const OWING = `
  with owed as materialized (
    select pay.billing_person_id as account, ${OPEN} as outstanding, count(*) as invoices, min(pay.received) as oldest,
      ${OPEN} filter (where current_date - pay.received between 0 and 30) as days_30,
      ${OPEN} filter (where current_date - pay.received between 31 and 60) as days_60,
      ${OPEN} filter (where current_date - pay.received between 61 and 90) as days_90,
      ${OPEN} filter (where current_date - pay.received > 90) as older
    from payment pay where pay.farm_id = $1 and pay.transaction_type = 'invoice' and not pay.paid group by 1)
  select json_build_object('rows', (select json_agg(page) from (
      select owed.*, h.person_name from owed join person h on h.farm_id = $1 and h.person_id = owed.account
      order by lower(h.person_name), h.person_id limit 200) page),
    'total', (select count(*) from owed), 'sum', (select sum(outstanding) from owed))::text as body`;

const RIDDEN = `
  with work as materialized (
    select lp.lesson_person_id, lp.student_id, lp.horse_id, l.lesson_id, l.scheduled_date, l.start_time, l.title, l.instructor_id,
      lp.status_code
    from lesson l join lesson_person lp on lp.farm_id = l.farm_id and lp.lesson_id = l.lesson_id
    where l.farm_id = $1 and l.scheduled_date between $2 and $3)
  select json_build_object('rows', (select json_agg(page) from (
      select w.*, p.person_name, h.horse_name, ip.person_name as staff
      from (select * from work order by scheduled_date, start_time, lesson_person_id limit 200) w
        join student s on s.farm_id = $1 and s.student_id = w.student_id
        join person p on p.farm_id = $1 and p.person_id = s.person_id
        left join horse h on h.farm_id = $1 and h.horse_id = w.horse_id
        left join instructor i on i.farm_id = $1 and i.instructor_id = w.instructor_id
        left join person ip on ip.farm_id = $1 and ip.person_id = i.person_id
      order by w.scheduled_date, w.start_time, w.lesson_person_id) page),
    'total', (select count(*) from work), 'lessons', (select count(distinct lesson_id) from work),
    'students', (select count(distinct student_id) from work), 'horses', (select count(distinct horse_id) from work))::text as body`;

const QUESTIONS = {
  '/quote': { text: QUOTE, names: ['farm', 'student', 'product'] },
  '/owing': { text: OWING, names: ['farm'] },
  '/ridden': { text: RIDDEN, names: ['farm', 'from', 'until'] },
};

async function answer(request, response) {
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  const question = QUESTIONS[pathname];
  if (!question) return response.end('{}');
  const { rows } = await pool.query({
    name: pathname,
    text: question.text,
    values: question.names.map((name) => searchParams.get(name)),
  });
  const body = Buffer.from(rows[0].body);
  response
    .writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length })
    .end(body);
}

http.createServer((request, response) => void answer(request, response)).listen(Number(process.env.PORT), '127.0.0.1');
