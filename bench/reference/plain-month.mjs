// The month as one would write it by hand: bare Node and pg, the normalised tables joined, JSON made by the database and passed on.
import http from 'node:http';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
pool.on('connect', (client) => client.setMaxListeners(0));

const STUDENTS = `
  select json_agg(json_build_object('id', lp.lesson_person_id, 'student_id', lp.student_id, 'name', p.person_name,
    'horse_id', lp.horse_id, 'assigned_to', h.horse_name, 'item_id', lp.package_id, 'product_name', pk.product_name,
    'status_code', lp.status_code, 'paid', lp.paid, 'is_cancelled', lp.is_cancelled) order by p.person_name)
  from lesson_person lp
    join student st on st.farm_id = lp.farm_id and st.student_id = lp.student_id
    join person p on p.farm_id = st.farm_id and p.person_id = st.person_id
    left join horse h on h.farm_id = lp.farm_id and h.horse_id = lp.horse_id
    left join package pk on pk.farm_id = lp.farm_id and pk.package_id = lp.package_id
  where lp.farm_id = l.farm_id and lp.lesson_id = l.lesson_id`;

const MONTH = `
  select json_build_object('lessons', coalesce(json_agg(json_build_object('id', l.lesson_id, 'title', l.title,
    'scheduled_date', l.scheduled_date, 'start_time', l.start_time, 'end_date', l.end_date, 'end_time', l.end_time,
    'is_allday', l.is_allday, 'series_id', l.series_id, 'section_id', l.section_id, 'section_name', s.section_name,
    'program_name', pr.program_name, 'location_id', l.location_id, 'location_name', lo.location_name,
    'instructor_id', l.instructor_id, 'instructor_name', ip.person_name, 'color_code', c.color_code,
    'is_cancelled', l.is_cancelled, 'status_code', l.status_code, 'max_enrollment', l.max_enrollment,
    'students', coalesce((${STUDENTS}), '[]')
  ) order by l.scheduled_date, l.start_time, l.lesson_id), '[]'))::text as body
  from lesson l
    join section s on s.farm_id = l.farm_id and s.section_id = l.section_id
    join program pr on pr.farm_id = l.farm_id and pr.program_id = s.program_id
    join location lo on lo.farm_id = l.farm_id and lo.location_id = l.location_id
    left join instructor i on i.farm_id = l.farm_id and i.instructor_id = l.instructor_id
    left join person ip on ip.farm_id = l.farm_id and ip.person_id = i.person_id
    left join colour c on c.colour_id = i.colour_id
  where l.farm_id = $1 and l.scheduled_date between $2 and $3`;

async function answer(request, response) {
  const url = new URL(request.url, 'http://localhost');
  if (url.pathname === '/health/ready') return response.end('{}');
  const { rows } = await pool.query({
    name: 'month',
    text: MONTH,
    values: ['farm', 'from', 'to'].map((name) => url.searchParams.get(name)),
  });
  const body = Buffer.from(rows[0].body);
  response
    .writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length })
    .end(body);
}

http.createServer((request, response) => void answer(request, response)).listen(Number(process.env.PORT), '127.0.0.1');
